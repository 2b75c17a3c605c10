import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openWire } from './wire.ts'

/** A server that says everything again, and a client behind a wire to it. */
async function open() {
  const server = createServer({ allowHalfOpen: true }, socket => {
    socket.on('error', () => {})
    socket.pipe(socket)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const wire = await openWire({ port: (address as { port: number }).port, error: 'ERR not today' })
  onTestFinished(async () => {
    await wire.close()
    await new Promise(resolve => server.close(resolve))
  })
  return wire
}

async function join(wire: Awaited<ReturnType<typeof openWire>>) {
  const socket: Socket = connect({ port: wire.port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  let heard = ''
  const events: string[] = []
  socket.on('data', data => {
    heard += data.toString('latin1')
  })
  socket.on('end', () => events.push('end'))
  socket.on('error', error => events.push((error as NodeJS.ErrnoException).code ?? ''))
  // One that is reset at once has never been open.
  await new Promise<void>(resolve => socket.once('connect', () => resolve()).once('close', () => resolve()))
  return { say: (text: string) => socket.write(text), heard: () => heard, events }
}

test('passes everything, and holds it while it hangs', async () => {
  const wire = await open()
  const client = await join(wire)
  client.say('hello')
  await expect.poll(client.heard).toBe('hello')
  wire.become('hanging')
  client.say(' again')
  await sleep(100)
  expect([client.heard(), client.events]).toEqual(['hello', []])
  wire.become('good')
  await expect.poll(client.heard).toBe('hello again')
})

test('resets connections, old and new', async () => {
  const wire = await open()
  const old = await join(wire)
  old.say('hello')
  await expect.poll(old.heard).toBe('hello')
  wire.become('reset')
  const young = await join(wire)
  await expect.poll(() => [...old.events, ...young.events]).toEqual(['ECONNRESET', 'ECONNRESET'])
})

test('lets the far side end, and takes what is sent', async () => {
  const wire = await open()
  const client = await join(wire)
  wire.become('half closed')
  await expect.poll(() => client.events).toEqual(['end'])
  client.say('hello')
  await sleep(100)
  expect([client.heard(), client.events, wire.connections()]).toEqual(['', ['end'], 1])
})

test('answers late, a byte at a time, something else, or an error', async () => {
  const wire = await open()
  wire.become('slow')
  const slow = await join(wire)
  slow.say('hello')
  await sleep(100)
  expect(slow.heard()).toBe('')
  await expect.poll(slow.heard).toBe('hello')
  wire.become('a byte a second')
  slow.say('ab')
  await expect.poll(slow.heard).toBe('helloa')
  wire.become('lying')
  await expect.poll(() => slow.heard().length).toBe(7)
  slow.say('the truth and nothing else')
  await expect.poll(() => slow.heard().length).toBeGreaterThan(20)
  expect(slow.heard()).not.toContain('truth')
  wire.become('erring')
  const told = await join(wire)
  told.say('hello')
  await expect.poll(told.heard).toBe('ERR not today')
  await expect.poll(() => told.events).toEqual(['end'])
})
