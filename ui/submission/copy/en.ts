import type { SameShape } from '../../language/copy.ts'

/** The copy of every form: fields, button, failures. */
const en = {
  error: 'Validation error',
  errors: 'Your submission has errors:',
  listed: '{label}: {error}',
  optional: '{label} (optional)',
  reasons: {
    required: 'Required field',
    email: 'Enter an address like name@example.com',
    email_mismatch: "Email address doesn't match",
    too_long: 'That’s too long',
    too_many: 'That’s too many',
    one_line: 'Use one line, without special characters',
    choice: 'Choose one of the options',
    invalid: 'We can’t read this',
    captcha: 'reCAPTCHA token could not be generated',
    uploading: 'A file is still uploading',
    upload_failed: 'A file couldn’t be saved',
    link: 'Enter the whole address, like https://example.com',
    pdf: 'Choose one PDF file of up to 10 MB',
    picture: 'Choose one JPEG, PNG, WebP or AVIF picture of up to 40 MB',
  },
  /** Without scripts, or once a token has expired. */
  almost: 'One more step',
  oncemore: 'Please press the button once more, so we know you’re a person. Nothing you typed is lost.',
  /** The error of a failed proof of work. */
  unproven: 'We couldn’t confirm that you’re a person. Please press the button again.',
  /** The notice that reCAPTCHA requires. */
  captchaNotice: "Forms here are protected by reCAPTCHA: Google's {privacy} and {terms} apply.",
  captchaLinks: { privacy: 'privacy policy', terms: 'terms' },
  sending: 'Sending...',
  uploading: 'Uploading...',
  limited: 'Too many tries. Send it again {when}: everything you typed is still here.',
  failedTitle: 'Sending failed',
  failed:
    'An error occured while submitting your request. Please try again. If the problem persists, email {support}',
  maintenance: {
    title: 'Open again soon',
    message:
      'The site is being maintained, and nothing can be sent for a while. Everything you typed is still here: please try again in a few minutes.',
  },
  honeypot: 'Leave this empty',
}

export default en

export type FormSentences = SameShape<typeof en>
