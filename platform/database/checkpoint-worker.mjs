import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

const sqlite = new DatabaseSync(String(workerData))
sqlite.exec('pragma synchronous = normal')
const checkpoint = sqlite.prepare('pragma wal_checkpoint(passive)')
process.once('exit', () => sqlite.close())

parentPort?.on('message', () => {
  checkpoint.get()
  parentPort?.postMessage('done')
})
