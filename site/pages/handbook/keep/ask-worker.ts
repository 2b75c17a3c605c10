import type { KeptAnswer, KeptQuestion } from '../../../kept/questions.ts'

const startedWithinMs = 10_000
const answeredWithinMs = 120_000

/** Asks the service worker, which keeps and lists pages. Never rejects: without a worker, keeping is refused. */
export async function askWorker(question: KeptQuestion): Promise<KeptAnswer> {
  try {
    const worker = await within(findWorker(), startedWithinMs)
    if (!worker) return { failure: 'refused' }
    return (await within(ask(worker, question), answeredWithinMs)) ?? { failure: 'lost' }
  } catch {
    return { failure: 'refused' }
  }
}

async function findWorker(): Promise<ServiceWorker | null> {
  const { serviceWorker } = navigator
  if (!(await serviceWorker.getRegistration())) await serviceWorker.register('/service-worker.js')
  return (await serviceWorker.ready).active
}

function ask(worker: ServiceWorker, question: KeptQuestion): Promise<KeptAnswer> {
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    port1.onmessage = ({ data }) => {
      port1.close()
      resolve(data)
    }
    worker.postMessage(question, [port2])
  })
}

/** What a promise resolves to; null when it takes longer. */
const within = <T>(promise: Promise<T>, ms: number): Promise<T | null> =>
  Promise.race([promise, new Promise<null>(resolve => setTimeout(() => resolve(null), ms))])
