import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isOnPath } from '../../bin/parts/debian.ts'
import { findFreePort, projectRoot } from '../test-server.ts'

/** Debian has nginx in a folder that is not on everybody's path. */
const program = isOnPath('nginx') ? 'nginx' : '/usr/sbin/nginx'
export const hasNginx = (isOnPath('nginx') || existsSync(program)) && isOnPath('openssl')

const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** nginx with the file of deploy/, but for its ports, its certificate, and where it writes. */
export async function startNginx(folder: string, port: number, processes: readonly number[]) {
  mkdirSync(folder, { recursive: true })
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', ...subject, ...files],
    { stdio: 'pipe' },
  )
  const file = join(folder, 'nginx.conf')
  const plainPort = await findFreePort()
  const replaced = [
    ['pid /run/nginx.pid;', `pid ${folder}/nginx.pid;`],
    ['error_log stderr crit;', `error_log ${folder}/error.log crit;`],
    ['include mime.types;', kinds.map(kind => `${kind}_temp_path ${folder}/${kind};`).join(' ')],
    ['proxy_cache_path /var/cache/nginx/pages', `proxy_cache_path ${folder}/pages`],
    ['access_log /dev/stdout site;', `access_log ${folder}/access.log site;`],
    ['listen 80 default', `listen 127.0.0.1:${plainPort} default`],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['/etc/nginx/tls/', `${folder}/`],
    ...processes.map((process, n) => [`site-${n + 1}:3000`, `127.0.0.1:${process}`]),
  ]
  let text = readFileSync(join(projectRoot, 'deploy/nginx/nginx.conf'), 'utf8')
  for (const [from = '', to = ''] of replaced) {
    if (!text.includes(from)) throw new Error(`The file has no ${from}`)
    text = text.replaceAll(from, to)
  }
  writeFileSync(file, text)
  // Without `user` the workers of a root's nginx may not write into the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const args = ['-c', file, '-p', folder, '-e', join(folder, 'error.log')]
  execFileSync(program, ['-t', ...args, '-g', user], { stdio: 'pipe' })
  const child = spawn(program, [...args, '-g', `daemon off; ${user}`], { stdio: 'ignore' })
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  while (!(await accepts(port))) await sleep(50)
  return {
    plainPort,
    accessLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    async stop() {
      const ended = once(child, 'exit')
      kill()
      await ended
      process.off('exit', kill)
    },
  }
}

const accepts = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
