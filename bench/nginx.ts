import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '../test/test-server.ts'
import { startChild, waitForAnswer } from './child.ts'

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The encoding of precompressed files that nginx serves: brotli with Debian's module, otherwise gzip. */
export const nginxEncoding = (): 'br' | 'gzip' => (existsSync(brotliModule) ? 'br' : 'gzip')

interface StaticFile {
  readonly plain: Buffer
  /** In the encoding of `nginxEncoding`. */
  readonly compressed: Buffer
  /** The site's own headers, so that both answers are of one size. */
  readonly headers: Readonly<Record<string, string>>
}

/** nginx with one worker that answers `/` with these bytes, as Debian configures it but for the port, the
 * log's place and the announced keep-alive timeout. */
export async function startNginx(folder: string, { plain, compressed, headers }: StaticFile) {
  const port = await findFreePort()
  const root = join(folder, 'root')
  mkdirSync(root)
  chmodSync(folder, 0o755)
  writeFileSync(join(root, 'index.html'), plain)
  writeFileSync(join(root, `index.html.${nginxEncoding() === 'br' ? 'br' : 'gz'}`), compressed)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, describe(folder, root, port, headers))
  const child = startChild('/usr/sbin/nginx', ['-c', file, '-p', folder], join(folder, 'nginx.log'))
  const origin = `http://127.0.0.1:${port}`
  await waitForAnswer(`${origin}/`)
  return { ...child, origin }
}

function describe(folder: string, root: string, port: number, headers: StaticFile['headers']): string {
  const isBrotli = nginxEncoding() === 'br'
  const extra = Object.entries(headers).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    kind => `${kind}_temp_path ${folder}/${kind};`,
  )
  return `${isBrotli ? `load_module ${brotliModule};` : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  types { text/html html; }
  charset utf-8;
  access_log ${folder}/access.log;
  keepalive_requests 100000000;
  keepalive_timeout 65s 65s;
  ${isBrotli ? 'brotli_static on;' : 'gzip_static on;'}
  ${temporary.join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    ${extra.join('\n    ')}
    location = / { try_files /index.html =404; }
  }
}
`
}
