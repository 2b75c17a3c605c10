import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { descriptorLimit, watchDescriptors } from './descriptors.ts'

test('connections leave descriptors free; those that are refused are one line a minute', async () => {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  const server = createServer(socket => socket.on('error', () => {}))
  const watching = watchDescriptors(server, log, 8)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const sockets = Array.from({ length: 12 }, () => connect(port, '127.0.0.1').on('error', () => {}))
  await Promise.all(sockets.slice(6).map(socket => once(socket, 'close')))
  expect(sockets.filter(socket => !socket.destroyed)).toHaveLength(6)
  expect(lines).toMatchObject([
    { level: 'error', connections: 6, msg: expect.stringMatching(/^Connections are refused/) },
  ])
  server.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' }))
  server.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' }))
  expect(lines.slice(1)).toMatchObject([{ level: 'error', code: 'EMFILE' }])
  watching.stop()
  for (const socket of sockets) socket.destroy()
  server.close()
})

test.runIf(process.platform === 'linux')('the limit of this process is known', () => {
  expect(descriptorLimit()).toBeGreaterThan(100)
})
