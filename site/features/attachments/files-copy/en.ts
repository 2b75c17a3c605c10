import type { SameShape } from '../../../../ui/language/copy.ts'

/** The copy about incomplete uploads. */
const en = {
  hold: {
    title: 'Hold up',
    message: 'Your files are still uploading. Wait until they’re all complete, then press the button again.',
  },
  failed: {
    title: 'Upload failed',
    message: 'One or more of your attachments has failed to upload, do you wish to continue anyway?',
    yes: 'Continue anyway',
    no: 'Stay here',
  },
}

export default en

export type FilesCopy = SameShape<typeof en>
