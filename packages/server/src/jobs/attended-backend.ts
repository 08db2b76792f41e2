import type { AgendaBackend, JobRepository } from 'agenda';

/**
 * A backend that is connected and whose every failure is handled. Agenda 6.2 does not handle two kinds of promises that would
 * end the process while the store is away: that of `connect` in its constructor, and those of `unlockJob`.
 */
export function attendedBackend(backend: AgendaBackend, onError: (error: unknown) => void): AgendaBackend {
  const unlockJob: JobRepository['unlockJob'] = async (job) => {
    await backend.repository.unlockJob(job).catch(onError);
  };
  const repository = new Proxy(backend.repository, {
    get(target, name) {
      if (name === 'unlockJob') return unlockJob;
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  return { name: backend.name, repository, ownsConnection: false, connect: async () => {}, disconnect: async () => {} };
}
