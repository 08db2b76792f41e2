export const mailedLinks = {
  name: 'Your name',
  accountName: 'Name of your team or company',
  noToken: 'The token is missing from this address. Open the whole link of the mail.',
  toSignIn: 'Go to sign-in',
  reset: {
    title: 'Choose a new password',
    submit: 'Save the password',
    expired:
      'This link was used already or is too old. Have another one sent: the sign-in page has “Forgot your password?”.',
    done: 'Your password is saved, and you are signed out everywhere. Sign in with the new one.',
  },
  email: {
    title: 'Confirm your new address',
    text: 'From then on you sign in with the address to which this link was mailed.',
    submit: 'Use this address',
    expired:
      'This link was used already or is too old. Sign in: Settings, Account shows your address and sends another link.',
    done: 'You sign in with the new address from now on.',
  },
  signUp: {
    title: 'Finish signing up',
    submit: 'Create my account',
    expired: 'This link was used already or is too old. Sign in if you have an account here, or sign up again.',
  },
  invitation: {
    title: (account: string) => `Join ${account}`,
    loading: 'Join an account',
    expired:
      'This invitation was accepted, withdrawn or is too old. If you have accepted it, sign in. If not, get another one from whoever invited you.',
    text: (inviter: string | null, account: string, role: string) =>
      inviter === null
        ? `You are invited to ${account} as ${role}.`
        : `${inviter} invites you to ${account} as ${role}.`,
    roles: { owner: 'an owner', admin: 'an administrator', member: 'a member' },
    address: (email: string) => `The invitation is for ${email}.`,
    signedIn: (email: string) => `You are signed in as ${email}.`,
    accept: 'Accept the invitation',
    /** Follows the sentence of the invitation. */
    about: 'Linkvitals finds broken links on websites.',
    toKnown: { question: 'Already have a sign-in here?', button: 'Sign in' },
    toNew: { question: 'No sign-in here yet?', button: 'New here' },
    currentPassword: 'Password',
    join: 'Join',
  },
};
