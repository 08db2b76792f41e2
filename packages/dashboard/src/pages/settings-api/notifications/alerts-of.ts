import type { Domain } from '@linkvitals/contract/types';

type Settings = Pick<Domain['settings'], 'email_alerts' | 'email_alerts_when'>;

/** When a domain sends mails about broken links, as one choice. */
export type Alerts = 'off' | Settings['email_alerts_when'];

export const alertsOf = ({ email_alerts, email_alerts_when }: Settings): Alerts =>
  email_alerts ? email_alerts_when : 'off';

/** What is changed to make the choice. `off` keeps when mails were sent, for whoever switches them on again. */
export const alertsSettings = (alerts: Alerts): Partial<Settings> =>
  alerts === 'off' ? { email_alerts: false } : { email_alerts: true, email_alerts_when: alerts };
