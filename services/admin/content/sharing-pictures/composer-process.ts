import { composeSharingPicture, type SharingPictureOptions } from './compose.ts'

/** The answer of the process to a job. */
export type ComposerResult = { readonly picture: Uint8Array } | { readonly failure: string }

process.on('message', async (options: SharingPictureOptions) => {
  const answer: ComposerResult = await composeSharingPicture(options).then(
    picture => ({ picture }),
    error => ({ failure: String(error) }),
  )
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())
// Ctrl-C signals the whole process group; the parent ends this process after its own shutdown.
process.on('SIGINT', () => {})
