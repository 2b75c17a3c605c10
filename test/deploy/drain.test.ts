import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../apart/own-process.ts'
import { openFolder } from '../folders.ts'
import { bringContentWithoutPictures } from '../kept-content.ts'

/** The status of an answer, and whether its connection is kept. */
const ask = (url: string) =>
  new Promise<{ status: number; isKept: boolean }>((resolve, reject) => {
    get(url, { headers: { Connection: 'keep-alive' }, agent: false }, response => {
      response.resume()
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, isKept: response.headers.connection !== 'close' }),
      )
    }).on('error', reject)
  })

test('a process that is told to stop says so first, serves on for the set time without keeping connections, then ends', async () => {
  const dataDir = await openFolder('drain')
  bringContentWithoutPictures(dataDir)
  const server = await startServer({ dataDir, env: { DRAIN_SECONDS: '2' } })
  onTestFinished(async () => void (await server.end('SIGKILL')))
  const page = `${server.origin}/press`
  expect(await ask(page)).toEqual({ status: 200, isKept: true })
  const told = performance.now()
  server.signal('SIGTERM')
  for (let tries = 0; (await ask(`${server.origin}/ready`)).status === 200 && tries < 50; tries++)
    await sleep(20)
  expect(await ask(`${server.origin}/ready`)).toEqual({ status: 503, isKept: false })
  expect(await ask(page)).toEqual({ status: 200, isKept: false })
  expect(await ask(`${server.origin}/health`)).toMatchObject({ status: 200 })
  expect((await server.ended).code).toBe(0)
  expect(performance.now() - told).toBeGreaterThan(1900)
  await expect(ask(page)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
