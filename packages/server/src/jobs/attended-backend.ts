import type { AgendaBackend, JobRepository } from 'agenda';

/**
 * A backend, connected already, whose every failure is handled. Agenda 6.2 leaves two promises to themselves that
 * would end the process when its store is away: that of `connect` in its constructor, and those of `unlockJob`.
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
