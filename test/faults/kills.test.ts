import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type OwnProcess, startServer } from '../apart/own-process.ts'
import { openFolder } from '../folders.ts'
import { bringContent } from '../kept-content.ts'
import { loopCount } from '../loop-count.ts'
import { createRandom } from '../seeded-random.ts'
import { reportTable } from './report.ts'

/** `KILLS=50 npm run sweep -- faults/kills` for some of them, with `SEED=2` at other moments. */
const kills = Number(process.env.KILLS ?? loopCount(1, 1000))
const seed = Number(process.env.SEED ?? 1)

const env = { LOG_LEVEL: 'error' }
const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
const post = (server: OwnProcess, path: string, body: object) =>
  fetch(`${server.origin}/api/admin${path}`, { method: 'POST', headers, body: JSON.stringify(body) })

test(
  `what was acknowledged is there after ${kills} kills in the middle of it`,
  async () => {
    const dataDir = await openFolder('kills')
    bringContent(dataDir)
    const random = createRandom(seed)
    const acknowledged = new Map<string, string>()
    let given = 0
    let [lost, server] = [0, await startServer({ dataDir, env })]

    async function giveOn(): Promise<void> {
      for (;;) {
        const question = `Question ${given++}`
        const answer = await post(server, '/drafts', {
          kind: 'support',
          answers: { question },
          lang: 'en-US',
        })
        if (answer.status !== 200) return
        acknowledged.set(((await answer.json()) as { token: string }).token, question)
      }
    }

    for (let kill = 0; kill < kills; kill++) {
      const giving = Promise.all(Array.from({ length: 4 }, () => giveOn().catch(() => {})))
      await sleep(20 + random.next() * 150)
      await server.end('SIGKILL')
      await giving
      server = await startServer({ dataDir, env })
      for (const [token, question] of acknowledged) {
        const found = await post(server, '/drafts/search', { kind: 'support', token })
        const draft = (await found.json()) as { answers?: { question?: string } }
        if (draft.answers?.question !== question) lost++
      }
      acknowledged.clear()
    }
    expect(lost).toBe(0)
    expect((await fetch(`${server.origin}/ready`)).status).toBe(200)
    expect((await server.end()).code).toBe(0)
    if (process.env.SWEEP === 'full')
      reportTable(
        'kills',
        ['Kills', 'Drafts given', 'Acknowledged and lost'],
        [[String(kills), String(given), String(lost)]],
      )
  },
  kills * 60_000,
)
