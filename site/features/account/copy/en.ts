import type { SameShape } from '../../../../ui/language/copy.ts'

/** The copy of log-in and registration, in their dialogs and on their pages. */
const en = {
  form: {
    limited: 'Too many tries. Try again {when}.',
    failure: {
      title: 'Something went wrong.',
      message: 'We couldn’t reach the service behind this form. Nothing you typed is lost. Please try again.',
    },
    maintenance: {
      title: 'Open again soon',
      message:
        'The site is being maintained, and nothing can be sent for a while. Everything you typed is still here: please try again in a few minutes.',
    },
  },
  login: {
    head: { title: 'Log in', description: 'Log in to your account.' },
    heading: 'Welcome back',
    username: 'Username or email',
    password: 'Password',
    forgotten: 'Forgot your password?',
    submit: 'Log in',
    submitting: 'Logging in…',
    passkey: 'Use a passkey',
    passkeyFailed: 'The passkey didn’t work here. Your password still does.',
    failed: 'Please enter a valid username and password.',
    new: 'New here?',
    register: 'Create an account',
  },
  register: {
    head: {
      title: 'Create an account',
      description: 'An account for the community site: start discussions and share your work.',
    },
    heading: 'Create an account',
    lead: 'With an account you can start discussions and share your work on the community site, and find your requests to us in one place. It’s free, and the apps don’t need it.',
    username: 'Username',
    usernameHelp: 'Others can see it. 3 to 30 letters, digits, dots, hyphens or underscores.',
    firstname: 'First name',
    lastname: 'Last name',
    email: 'Email',
    emailHelp: 'We’ll send one email to confirm it’s yours.',
    password: 'Password',
    passwordHelp: 'At least 8 characters. A sentence is easier to remember than a riddle.',
    password2: 'Confirm password',
    dob: 'Date of birth',
    terms: 'I have read and accept the {terms} and the {privacy}.',
    termsLabel: 'Terms',
    termsLink: 'terms',
    privacyLink: 'privacy policy',
    submit: 'Create account',
    submitting: 'Creating…',
    oncemore:
      'Please press the button once more, so we know you’re a person. Type your password again; the rest is still here.',
    known: 'Already have one?',
    login: 'Log in',
  },
  created: {
    heading: 'Account created',
    text: 'One last thing: open the email we just sent to {email} and verify your address.',
    accept: 'Done',
    resend: 'Send it again',
    resending: 'Sending…',
    sentTitle: 'Check your inbox',
    sentMessage: 'The email is on its way. If it doesn’t arrive, check your spam folder.',
    failedTitle: 'Something went wrong.',
    failedMessage: 'We couldn’t send the email. Please try again in a few minutes.',
    notSent: 'Failed to send.',
  },
  credit: 'Artist',
  close: 'Close',
}

export default en

export type AccountCopy = SameShape<typeof en>
