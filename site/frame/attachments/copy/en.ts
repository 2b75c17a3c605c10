/** The words of the field for files. */
const en = {
  label: 'Attach files (optional)',
  help: 'Up to {files} files of {size} each: pictures, films, PDFs, texts, zip archives, and documents of our apps such as .procreate, .brushset or .swatches.',
  drop: 'Or drop them here, or paste a picture.',
  progress: 'How much of {name} has been sent',
  uploading: 'Uploading...',
  complete: 'Complete',
  failed: 'Failed',
  retry: 'Retry',
  retryLabel: 'Retry {name}',
  remove: 'Remove',
  removeLabel: 'Remove {name}',
  removed: '{name} is removed.',
  isUploading: '{name} is uploading.',
  isComplete: '{name} is complete.',
  isFailed: '{name} failed. {reason}',
  limited: 'That was a lot in a short time. Please try again {when}.',
  list: 'Attached files',
  reasons: {
    type: 'Files of this kind are not taken, or the content is not what the name says.',
    size: 'It is larger than {size}.',
    empty: 'There is nothing in it.',
    count: 'There are {files} files already.',
    unreadable:
      'We could not read it safely. Save it again as a new file, or as a PNG or JPEG, and attach that one.',
    infected: 'The virus scanner found something in it.',
    gone: 'It is no longer there: more than a day has passed.',
    unavailable: 'It did not arrive. What was sent so far is kept: try again.',
  },
}

export default en
