import { parentPort } from 'node:worker_threads'
import { type Inspection, inspectFile } from './inspect-file.ts'

/** A file that waits in a folder, and the name that its sender gave it. */
export interface InspectionJob {
  readonly path: string
  readonly name: string
}

/** The first message says that the worker listens; each further one answers a job. */
export type InspectionAnswer =
  | 'ready'
  | Inspection
  | { readonly failure: string; readonly code: string | null }

const send = (answer: InspectionAnswer): void => parentPort?.postMessage(answer)

parentPort?.on('message', ({ path, name }: InspectionJob) => {
  inspectFile(path, name).then(send, error => {
    const code = typeof error?.code === 'string' ? error.code : null
    send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error), code })
  })
})
send('ready')
