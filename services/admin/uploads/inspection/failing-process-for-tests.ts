import type { InspectionAnswer, InspectionJob } from './inspection-process.ts'

const send = (answer: InspectionAnswer): void => void process.send?.(answer)

/** Fails as the name of the file says; the media type of any other is the process id. */
process.on('message', ({ name }: InspectionJob) => {
  if (name === 'hang') while (true);
  if (name === 'exit') process.exit(3)
  if (name === 'throw') throw new Error('a parser threw')
  if (name === 'grow') for (const all: unknown[] = []; ; ) all.push(new Array(1_000_000).fill(0.5))
  if (name === 'no file') send({ failure: 'no such file', code: 'ENOENT' })
  else send({ type: String(process.pid) })
})
process.on('disconnect', () => process.exit())
send('ready')
