/** Texts of the page for unsubscribing. Addresses in them are HTML already. */
export const unsubscribe = {
  unknown: {
    title: 'This link is not known',
    text: 'The account may be gone. If mails still arrive, use the link in the newest of them.',
  },
  subscribed: {
    title: 'Unsubscribe',
    text: (address: string) => `Mails about broken links and summaries go to ${address}.`,
    button: 'Unsubscribe',
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    text: (address: string) => `No more mails about broken links and summaries go to ${address}.`,
    button: 'Subscribe again',
  },
  again: 'You are subscribed again',
};
