import { type Inspection, inspectFile } from './inspect-file.ts'

/** A file that waits in a folder, and the name that its sender gave it. */
export interface InspectionJob {
  readonly path: string
  readonly name: string
}

/** The first message says that the process listens; each further one answers a job. */
export type InspectionAnswer =
  | 'ready'
  | Inspection
  | { readonly failure: string; readonly code: string | null }

const send = (answer: InspectionAnswer): void => void process.send?.(answer)

process.on('message', ({ path, name }: InspectionJob) => {
  inspectFile(path, name).then(send, error => {
    const code = typeof error?.code === 'string' ? error.code : null
    send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error), code })
  })
})
process.on('disconnect', () => process.exit())
// A signal to all processes of the site is for the one that asked: it ends this one when it has put away what it holds.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
send('ready')
