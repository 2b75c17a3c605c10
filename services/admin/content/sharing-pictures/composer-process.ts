import { composeSharingPicture, type SharingPictureOptions } from './compose.ts'

/** What the process answers to one picture's options. */
export type ComposerResult = { readonly picture: Uint8Array } | { readonly failure: string }

process.on('message', async (options: SharingPictureOptions) => {
  const answer: ComposerResult = await composeSharingPicture(options).then(
    picture => ({ picture }),
    error => ({ failure: String(error) }),
  )
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())
// Ctrl-C reaches all processes of a terminal: the one that asked ends this one when it has put away what it holds.
process.on('SIGINT', () => {})
