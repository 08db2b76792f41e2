import type { Domain } from '@linkvitals/contract/types';

type Settings = Pick<Domain['settings'], 'email_alerts' | 'email_alerts_when'>;

/** The times at which a domain sends mails about broken links, as a single choice. */
export type Alerts = 'off' | Settings['email_alerts_when'];

export const alertsOf = ({ email_alerts, email_alerts_when }: Settings): Alerts =>
  email_alerts ? email_alerts_when : 'off';

/** The settings to change for a choice. `off` leaves `email_alerts_when` unchanged, for the case that mails are switched on again. */
export const alertsSettings = (alerts: Alerts): Partial<Settings> =>
  alerts === 'off' ? { email_alerts: false } : { email_alerts: true, email_alerts_when: alerts };
