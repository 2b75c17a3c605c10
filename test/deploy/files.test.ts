import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { isOnPath } from '../../bin/parts/debian.ts'
import { servingEnv, servingFlags } from '../../bin/parts/serving.mjs'
import { mediaUploadsPath } from '../../contract/office/media-limits.ts'
import { replyUploadsPath } from '../../contract/office/reply-uploads-path.ts'
import { uploadLimits, uploadsPath } from '../../contract/uploads.ts'
import { readSettings } from '../../platform/settings.ts'
import { idleGraceMs } from '../../server/http/listen.ts'
import { keepAliveTimeout } from '../../server/http/whole-response.ts'
import { kindOfPath } from '../../server/metrics/kind-of-path.ts'
import { createMetrics } from '../../server/metrics/metrics.ts'
import { read } from '../house/files.ts'
import { projectRoot } from '../test-server.ts'

type Node = ReturnType<typeof parse>

/** The settings that the product reads; with reCAPTCHA there are some more. */
const known = new Set<string>()
const values: Readonly<Record<string, string>> = {
  CAPTCHA: 'recaptcha',
  RECAPTCHA_SITE_KEY: '-',
  RECAPTCHA_SECRET: '-',
}
readSettings(
  new Proxy(values, {
    get(_, name) {
      known.add(String(name))
      return values[String(name)]
    },
  }),
)

/** Idle connections, then 10 s for answers in progress, and some for jobs. */
const endingSeconds = idleGraceMs / 1000 + 20
const uploadPaths = [uploadsPath, mediaUploadsPath, replyUploadsPath]
const withProcess = ['node', ...servingFlags, 'server/main.ts'].join(' ')

describe('deploy/compose.yaml', () => {
  const compose: Node = parse(read('deploy/compose.yaml'), { merge: true })
  const services: Record<string, Node> = compose.services
  const processes = Object.entries(services).filter(([name]) => /^site-\d$/.test(name))
  const example = Object.fromEntries(
    [...read('deploy/.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value || 'made-by-openssl-rand-hex-32-made-by-openssl',
    ]),
  )
  /** As Compose replaces `${NAME}`, `${NAME:?…}` and `${NAME:-…}`. */
  const fillIn = (text: string) =>
    text.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, name) => example[name] ?? `no ${name}`)

  test('its settings are those of the product, and fit', () => {
    expect(processes).toHaveLength(2)
    for (const [, { environment }] of [...processes, ['migrate', services.migrate]] as [string, Node][]) {
      expect(Object.keys(environment).filter(name => !known.has(name))).toEqual([])
      const env = Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [name, fillIn(String(value))]),
      )
      const settings = readSettings(env)
      expect(settings).toMatchObject({
        prepare: 'release',
        database: { kind: 'postgres' },
        storage: { kind: 's3' },
      })
      expect(settings.trustedProxies.addresses).toEqual([services.nginx.networks.front.ipv4_address])
    }
  })

  test('no secret stands in it, and the example names all that it asks for', () => {
    const text = read('deploy/compose.yaml')
    for (const [, name = ''] of text.matchAll(/\$\{(\w+)/g))
      expect([name, name in example]).toEqual([name, true])
    for (const [, value = ''] of text.matchAll(/(?:SECRET|PASSWORD|KEY)\w*: (.*)/g))
      expect(value).toMatch(/^\$\{\w+:\?/)
    expect(read('.gitignore').split('\n')).toContain('deploy/.env')
    expect(read('deploy/.env.example')).toMatch(/^SECRET=$.*^POSTGRES_PASSWORD=$.*^STORE_SECRET=$/ms)
  })

  test('each service waits for those that it needs, has an image of one version, and is asked whether it is well', () => {
    for (const [name, { image, depends_on = {}, healthcheck, volumes = [] }] of Object.entries(services)) {
      expect([name, healthcheck !== undefined]).toEqual([name, true])
      if (!image.startsWith('site:')) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?$/)
      for (const [other, { condition }] of Object.entries(depends_on as Record<string, Node>)) {
        expect([name, other, other in services]).toEqual([name, other, true])
        if (condition === 'service_healthy') expect(services[other].healthcheck.test).toBeDefined()
      }
      for (const volume of volumes as string[]) {
        const [source = ''] = volume.split(':')
        if (!source.startsWith('.')) expect(compose.volumes).toHaveProperty(source)
      }
    }
    expect(services.migrate.command.join(' ')).toBe('node bin/migrate.ts --content')
    for (const [
      ,
      { depends_on, read_only, cap_drop, environment, stop_grace_period, healthcheck },
    ] of processes) {
      expect(depends_on.migrate.condition).toBe('service_completed_successfully')
      expect([read_only, cap_drop]).toEqual([true, ['ALL']])
      expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThanOrEqual(
        Number(environment.DRAIN_SECONDS) + endingSeconds,
      )
      expect(healthcheck.test.at(-1)).toContain(`http://127.0.0.1:${readSettings({}).port}/ready`)
    }
  })
})

describe('the proxies', () => {
  const nginx = read('deploy/nginx/nginx.conf')
  const caddy = read('deploy/caddy/Caddyfile')

  test('nginx sends to the processes of the compose file, and neither is taken out by a failure', () => {
    const servers = [...nginx.matchAll(/^\s+server (\S+:\d+)(.*);$/gm)].map(([, address, options]) => [
      address,
      options,
    ])
    const each = ['site-1:3000', 'site-2:3000'].map(address => [address, ' max_fails=0'])
    expect(servers).toEqual(each)
    const idle = [
      /upstream site \{[^}]*keepalive_timeout (\d+)s;/.exec(nginx),
      /\tkeepalive (\d+)s/.exec(caddy),
    ]
    for (const found of idle) {
      expect(Number(found?.[1]) * 1000).toBeLessThan(idleGraceMs)
      expect(keepAliveTimeout).toBeGreaterThan(idleGraceMs)
    }
    expect(nginx).not.toMatch(
      /proxy_cache_lock on|non_idempotent|log_format[^;]*\$(?:request|request_uri|args)\b/,
    )
  })

  test('attachments pass whole, as they come', () => {
    const largest = Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1]) * 1024 * 1024
    expect(largest).toBeGreaterThan(uploadLimits.files * uploadLimits.bytes)
    for (const path of uploadPaths) {
      expect(nginx).toMatch(
        new RegExp(`location ${path} \\{\\s+proxy_pass http://site;\\s+proxy_request_buffering off;`),
      )
    }
  })

  test.skipIf(!isOnPath('caddy'))('Caddy takes its file (skipped where Caddy is not installed)', () => {
    const args = [
      'validate',
      '--adapter',
      'caddyfile',
      '--config',
      join(projectRoot, 'deploy/caddy/Caddyfile'),
    ]
    execFileSync('caddy', args, {
      stdio: 'pipe',
      env: { ...process.env, HOME: mkdtempSync(join(tmpdir(), 'caddy-')) },
    })
  })
})

test.skipIf(!isOnPath('promtool'))(
  'Prometheus takes its settings and rules (skipped where promtool is not installed)',
  () => {
    const monitoring = join(projectRoot, 'deploy/monitoring')
    for (const args of [
      ['check', 'rules', join(monitoring, 'alerts.yaml')],
      ['check', 'config', '--syntax-only', join(monitoring, 'prometheus.yaml')],
    ])
      execFileSync('promtool', args, { stdio: 'pipe' })
  },
)

describe('deploy/systemd/site.service', () => {
  const unit = read('deploy/systemd/site.service')

  test('starts the server as `npm start` does, lets V8 compile, and gives it the time to end', () => {
    expect(unit).toMatch(new RegExp(`^ExecStart=/opt/site/node_modules/.bin/${withProcess}$`, 'm'))
    for (const [name, value] of Object.entries(servingEnv)) expect(unit).toContain(`${name}=${value}`)
    expect(unit).toMatch(/^MemoryDenyWriteExecute=no$/m)
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(endingSeconds)
    const [, state] = /^StateDirectory=(.*)$/m.exec(unit) ?? []
    expect(unit).toMatch(new RegExp(`DATA_DIR=%S/${state}$`, 'm'))
  })

  test.skipIf(!isOnPath('systemd-analyze'))(
    'systemd takes it without a word (skipped where systemd is not installed)',
    () => {
      const file = join(mkdtempSync(join(tmpdir(), 'unit-')), 'site.service')
      writeFileSync(file, unit.replaceAll('/opt/site', projectRoot))
      const said = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
      expect(said).toMatchObject({ status: 0, stdout: '', stderr: '' })
    },
  )
})

describe('deploy/kubernetes', () => {
  const documentsOf = (name: string): Node[] =>
    parseAllDocuments(read(`deploy/kubernetes/${name}`)).map(each => each.toJS())
  const all = ['settings.example.yaml', 'migrate.yaml', 'site.yaml'].flatMap(documentsOf)
  const find = (kind: string): Node => all.find(each => each.kind === kind)
  const deployment = find('Deployment').spec.template
  const job = find('Job').spec.template
  const [container] = deployment.spec.containers

  test('its settings are those of the product, and fit', () => {
    const { data } = find('ConfigMap')
    const { stringData } = find('Secret')
    expect(Object.keys({ ...data, ...stringData }).filter(name => !known.has(name))).toEqual([])
    expect(Object.values(stringData)).toEqual(Object.values(stringData).map(() => ''))
    const settings = readSettings({
      ...data,
      SECRET: 'x'.repeat(32),
      DATABASE_URL: 'postgres://site:x@db/site',
    })
    expect(settings.prepare).toBe('release')
    expect(deployment.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
      settings.drainSeconds + endingSeconds,
    )
    // Longer than two probes in a row take to see it.
    const { periodSeconds, failureThreshold } = container.readinessProbe
    expect(settings.drainSeconds).toBeGreaterThan(periodSeconds * failureThreshold)
  })

  test('probes ask the port and the paths that the product has, and the parts name each other rightly', () => {
    const { startupProbe, readinessProbe, livenessProbe, ports } = container
    const settings = readSettings(find('ConfigMap').data)
    expect(ports).toEqual([
      { name: 'http', containerPort: readSettings({}).port },
      { name: 'metrics', containerPort: settings.metricsPort },
    ])
    expect(deployment.metadata.annotations['prometheus.io/port']).toBe(String(settings.metricsPort))
    expect(
      [startupProbe, readinessProbe, livenessProbe].map(({ httpGet }) => `${httpGet.port} ${httpGet.path}`),
    ).toEqual(['http /health', 'http /ready', 'http /health'])
    for (const path of ['/health', '/live', '/ready'])
      expect([path, kindOfPath(path)]).toEqual([path, 'health'])
    const { labels } = deployment.metadata
    const selectors = [
      find('Deployment').spec.selector.matchLabels,
      find('Service').spec.selector,
      find('PodDisruptionBudget').spec.selector.matchLabels,
    ]
    expect(selectors).toEqual([labels, labels, labels])
    expect(find('Service').spec.ports[0].targetPort).toBe('http')
    expect(find('HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe(find('Deployment').metadata.name)
    expect(find('HorizontalPodAutoscaler').spec.minReplicas).toBeGreaterThan(
      find('PodDisruptionBudget').spec.minAvailable,
    )
    const [rule] = find('Ingress').spec.rules
    expect(rule.http.paths[0].backend.service).toEqual({
      name: find('Service').metadata.name,
      port: { name: 'http' },
    })
  })

  test('every process is of one image, without rights, and writes to volumes alone', () => {
    const { command, image } = job.spec.containers[0]
    expect(image).toBe(container.image)
    expect(command.slice(0, 2)).toEqual(['node', 'bin/migrate.ts'])
    expect(existsSync(join(projectRoot, command[1]))).toBe(true)
    for (const { spec } of [deployment, job]) {
      expect(spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      })
      expect(spec.containers[0].securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(spec.containers[0].envFrom).toEqual([
        { configMapRef: { name: 'site' } },
        { secretRef: { name: 'site' } },
      ])
      const names = spec.volumes.map(({ name }: Node) => name)
      expect(spec.containers[0].volumeMounts.map(({ name }: Node) => name)).toEqual(names)
      // Nothing on a disk of its own lasts.
      for (const { emptyDir } of spec.volumes) expect(emptyDir).toBeDefined()
    }
  })

  test('the autoscaler goes by a metric that the product has and the adapter gives', () => {
    const [{ pods }] = find('HorizontalPodAutoscaler').spec.metrics
    const { name } = pods.metric
    const { registry } = createMetrics('1.0')
    expect(registry.getSingleMetric(name)).toBeDefined()
    const [rule] = parse(read('deploy/kubernetes/metrics-adapter.yaml')).rules.custom
    expect(rule.name.as).toBe(name)
    for (const query of [rule.seriesQuery, rule.metricsQuery]) expect(query).toContain(`${name}{`)
    expect(kindOfPath(`${uploadsPath}/0`)).toBe(/kind!="(\w+)"/.exec(rule.metricsQuery)?.[1])
  })
})
