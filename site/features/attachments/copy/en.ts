import type { SameShape } from '../../../../ui/language/copy.ts'

/** Copy of the attachments field. */
const en = {
  label: 'Attach files (optional)',
  help: 'Up to {files} files of {size} each: images, videos, PDFs, text files, zip archives, and documents from our apps such as .procreate, .brushset or .swatches.',
  drop: 'Or drop them here, or paste a picture.',
  progress: 'How much of {name} has been sent',
  uploading: 'Uploading...',
  complete: 'Complete',
  failed: 'Failed',
  retry: 'Retry',
  retryLabel: 'Retry {name}',
  remove: 'Remove',
  removeLabel: 'Remove {name}',
  removed: '{name} was removed.',
  isUploading: '{name} is uploading.',
  isComplete: '{name} is complete.',
  isFailed: '{name} failed. {reason}',
  limited: 'That was a lot in a short time. Please try again {when}.',
  list: 'Attached files',
  reasons: {
    type: 'We can’t accept this kind of file, or its content doesn’t match its name.',
    size: 'It’s larger than {size}.',
    empty: 'The file is empty.',
    count: 'You already have {files} files.',
    unreadable:
      'We couldn’t read it safely. Save it again as a new file, or as a PNG or JPEG, and attach that.',
    infected: 'The virus scanner found something in it.',
    gone: 'It’s no longer here: more than a day has passed.',
    unavailable: 'It didn’t arrive. What was sent so far is kept. Try again.',
  },
}

export default en

export type AttachmentsCopy = SameShape<typeof en>
