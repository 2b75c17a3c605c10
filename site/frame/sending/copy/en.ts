/** What every form says: of its fields, of its button, and when something fails. */
const en = {
  error: 'Validation error',
  errors: 'Your submission has errors:',
  listed: '{label}: {error}',
  optional: '{label} (optional)',
  reasons: {
    required: 'Required field',
    email: 'Write an address such as name@example.com',
    email_mismatch: "Email address doesn't match",
    too_long: 'That is too long',
    too_many: 'That is too many',
    one_line: 'Write it on one line, without special characters',
    choice: 'Choose one of the answers given',
    invalid: 'This cannot be read',
    captcha: 'reCAPTCHA token could not be generated',
    uploading: 'A file is still on its way',
    upload_failed: 'A file could not be stored',
  },
  /** Where no scripts run, or a proof has run out. */
  oncemore: 'One more press, so that we know a person sends this. Nothing you typed is lost.',
  /** Where no provider is asked, and the sum did not come out. */
  unproven: 'The proof that a person sends this could not be worked out. Please press the button again.',
  /** Where it is a provider that vouches. */
  vouched: "Forms here are protected by reCAPTCHA: Google's {privacy} and {terms} apply.",
  vouchedLinks: { privacy: 'privacy policy', terms: 'terms' },
  sending: 'Sending...',
  uploading: 'Uploading...',
  limited: 'That was tried too often. Please send it again {when}: everything you typed is still here.',
  failedTitle: 'Sending failed',
  failed:
    'An error occured while submitting your request. Please try again. If the problem persists, email {support}',
  trap: 'Leave this empty',
}

export default en
