/** Texts of the pages of a share link in place of a report */
export const share = {
  unknown: {
    title: 'This link does not work',
    text: 'It may be incomplete, or it has expired or was revoked. Whoever sent it can send another one.',
  },
  busy: { title: 'Many people are reading reports', text: 'Load this page again in a few seconds.' },
  noneYet: { title: 'There is no report yet', text: 'It appears here as soon as the first crawl has completed.' },
  gone: { title: 'This report is kept no longer', text: 'Whoever sent the link can send one to a newer report.' },
  password: {
    title: 'This report has a password',
    text: 'Enter the password of this link.',
    label: 'Password',
    submit: 'Show the report',
    wrong: 'That is not the password of this report.',
    tooMany: (seconds: number) => `There were too many attempts. Wait ${seconds} s, then try again.`,
  },
};
