import { createServer, type Socket } from 'node:net'

/** Reads commands of the protocol of Redis: arrays of strings. https://valkey.io/topics/protocol/ */
function createReader(onCommand: (words: string[]) => void) {
  let rest = ''
  return (data: Buffer) => {
    rest += data.toString('latin1')
    for (;;) {
      const command = readCommand(rest)
      if (!command) return
      rest = rest.slice(command.length)
      onCommand(command.words)
    }
  }
}

function readCommand(text: string): { words: string[]; length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text)
  if (!head) return null
  let at = head[0].length
  const words: string[] = []
  for (let n = Number(head[1]); n > 0; n--) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at, at + 16))
    if (!size) return null
    const from = at + size[0].length
    at = from + Number(size[1]) + 2
    if (at > text.length) return null
    words.push(text.slice(from, at - 2))
  }
  return { words, length: at }
}

/** Valkey, as far as the rate limits use it: their script counts a key until it expires. */
export async function startFakeValkey() {
  const counts = new Map<string, number>()
  let counted = 0
  const sockets = new Set<Socket>()
  function answer([name = '', ...args]: string[]): string {
    const command = name.toLowerCase()
    if (command === 'info') return '$16\r\nredis_version:8\n\r\n'
    if (command === 'evalsha') return '-NOSCRIPT No matching script\r\n'
    if (command === 'eval') {
      const [, , key = '', points = '1'] = args
      const count = (counts.get(key) ?? 0) + Number(points)
      counts.set(key, count)
      counted++
      return `*2\r\n:${count}\r\n:60000\r\n`
    }
    if (command === 'del') return `:${counts.delete(args[0] ?? '') ? 1 : 0}\r\n`
    return '+OK\r\n'
  }
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    socket.on(
      'data',
      createReader(words => socket.write(answer(words))),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** How often something was counted here. */
    counted: () => counted,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
