import { type Inspection, inspectFile } from './inspect-file.ts'

/** A file to inspect, and the name from its sender. */
export interface InspectionJob {
  readonly path: string
  readonly name: string
}

/** The first message says that the process is ready; each further one answers a job. */
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
// Signals to the process group are handled by the parent, which ends this process after its own shutdown.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
send('ready')
