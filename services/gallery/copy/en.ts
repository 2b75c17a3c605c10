/** Messages of field errors and of a failed log-in. `cn.ts` and `jp.ts` have the same type. */
const en = {
  required: 'Required field',
  tooLong: 'Use at most {count} characters.',
  tooShort: 'Use at least {count} characters.',
  invisible: 'Leave out invisible characters and characters that change the direction of writing.',
  username: {
    characters: 'Use letters, digits, dots, hyphens and underscores, and at least one letter or digit.',
    taken: 'This username is taken. Please choose another.',
    reserved: 'This username is reserved for the people who make the apps. Please choose another.',
  },
  name: { characters: 'Enter the name people call you: no addresses, links or code.' },
  email: { invalid: 'Please enter an email address like name@example.com.' },
  password: {
    common: 'Too many people use this password. Please choose one that is harder to guess.',
    own: 'Please choose a password that is not made of your own name or address.',
    context:
      'Please choose a password that is not made of the names of our apps or other words of this site.',
    differs: 'The two passwords don’t match.',
    wrong: 'That’s not your current password.',
  },
  passkey: 'We couldn’t verify the passkey. Please try again, or use your password.',
  dob: {
    invalid: 'Please enter a real date: year, month and day.',
    young:
      'Thank you for telling us. Accounts are for people aged 13 or older, so we’ve kept nothing. The apps themselves don’t need an account.',
  },
  terms: 'Please agree to the terms to create an account.',
  captcha: 'We couldn’t confirm that a person sent this. Please send it again.',
  token: 'This link has been used, has expired or is incomplete. Please request a new one.',
  logIn: {
    failed: 'Please enter a valid username and password.',
    empty: 'Please enter your username and your password.',
  },
}

export type GalleryCopy = typeof en
export default en
