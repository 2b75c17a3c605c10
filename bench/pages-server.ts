// Production server with nothing at work beside the pages.
import { createLog } from '../platform/log.ts'
import { startWithoutPictures } from './start-without-pictures.ts'

const running = await startWithoutPictures(createLog('info'))
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)))
