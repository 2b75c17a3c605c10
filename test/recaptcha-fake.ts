import { createServer } from 'node:http'
import { findFreePort } from './test-server.ts'

export type Mood = 'good' | 'low score' | 'no' | 'broken' | 'hangs up' | 'nonsense' | 'no script'

/**
 * A provider that speaks reCAPTCHA v3's protocol: the script with `ready` and `execute`, and `siteverify`, which takes
 * each token once. https://developers.google.com/recaptcha/docs/verify
 */
export async function openRecaptcha() {
  let mood: Mood = 'good'
  let given = 0
  const spent = new Set<string>()
  const server = createServer((request, response) => {
    if (mood === 'hangs up') return void request.socket.destroy()
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname === '/recaptcha/api.js') {
      response.writeHead(mood === 'no script' ? 503 : 200, { 'Content-Type': 'text/javascript' })
      given++
      return void response.end(`let n = 0
        globalThis.grecaptcha = {
          ready: done => setTimeout(done),
          execute: async (key, { action }) => key + '-' + action + '-${given}-' + ++n,
        }`)
    }
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => {
      if (mood === 'broken') return void response.writeHead(500).end('{}')
      if (mood === 'nonsense') return void response.end('<p>Not today</p>')
      const { secret, response: token = '' } = Object.fromEntries(new URLSearchParams(body))
      const isGood = secret === 'the secret' && token.startsWith('the-key-submit-') && !spent.has(token)
      spent.add(token)
      const success = mood !== 'no' && isGood
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ success, score: mood === 'low score' ? 0.1 : 0.9, action: 'submit' }))
    })
  })
  const port = await findFreePort()
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${port}`,
    become: (next: Mood) => {
      mood = next
    },
    close: () => new Promise(resolve => server.close(resolve)),
  }
}
