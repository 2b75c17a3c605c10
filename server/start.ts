import { setTimeout as sleep } from 'node:timers/promises'
import { releaseMemory } from '../platform/memory.ts'
import { openTracing } from '../platform/tracing/tracing.ts'
import { createApp } from './app.ts'
import { listen } from './http/listen.ts'
import { checkStart, watchPages } from './lifecycle/check-start.ts'
import { createHealth } from './lifecycle/health.ts'
import { loadPictures } from './lifecycle/load-pictures.ts'
import { lockDataFolder } from './lifecycle/lock-data-folder.ts'
import { openResources } from './lifecycle/open-resources.ts'
import { createReadiness } from './lifecycle/readiness.ts'
import { listenFailure } from './lifecycle/start-failure.ts'
import { startJobs } from './lifecycle/start-jobs.ts'
import { createMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { watchSpans } from './metrics/watch-spans.ts'
import { connectServices } from './services/connect-services.ts'
import { openUploads } from './services/open-uploads.ts'
import type { StartOptions } from './start-options.ts'
import { startStatus } from './status/start-status.ts'
import { createWorkerApp } from './worker-app.ts'

export interface RunningServer {
  readonly port: number
  /** Goes on serving for the time of the settings, while `/ready` is 503: proxies send their requests elsewhere. */
  drain(): Promise<void>
  /** Finishes requests and jobs under way, then closes every resource. */
  stop(): Promise<void>
}

/** Opens the resources of the site in order, and listens. Throws, with everything closed again, when one of them fails. */
export async function start(options: StartOptions): Promise<RunningServer> {
  const { settings, log, around = listener => listener } = options
  const { host, port, dataDir, drainSeconds, role } = settings
  const health = createHealth(log)
  const closing = new AsyncDisposableStack()
  const stop = () => {
    health.stop()
    return closing.disposeAsync()
  }
  try {
    if (!options.worker) lockDataFolder(settings, log, closing)
    const metrics =
      settings.metricsPort === null && role !== 'worker' ? null : createMetrics(settings.buildVersion)
    const tracing =
      settings.tracing &&
      (await openTracing(settings.tracing, {
        version: settings.buildVersion,
        observe: watchSpans(metrics, log),
      }))
    closing.defer(() => tracing?.close())
    const opened = await openResources(options, health, closing)
    const resources = metrics ? { ...opened, limits: metrics.countLimits(opened.limits) } : opened
    await checkStart(resources.database, { dataDir, secret: resources.secret }, health)
    const uploads = openUploads(options, resources, closing)
    await loadPictures(options, resources, uploads)
    const services = connectServices(options, resources, uploads)
    if (role !== 'web' && !settings.readOnly)
      await startJobs(
        options,
        { resources, services, uploads, observe: metrics?.observeJob, tracing },
        closing,
      )
    const readiness = createReadiness(resources.database, resources.storage, health, dataDir)
    const app =
      options.render === null
        ? createWorkerApp({ log, readiness, metrics, ...resources })
        : createApp({
            ...options,
            ...resources,
            ...services,
            render: options.render,
            readiness,
            metrics,
            tracing,
          })
    releaseMemory()
    const server = await listen(around(app), host, port, log).catch(error => {
      throw listenFailure(error, host, port)
    })
    closing.defer(() => server.close())
    startStatus(options, resources, services, closing)
    if (metrics && settings.metricsPort !== null) {
      const own = settings.metricsPort + (options.worker?.number ?? 1) - 1
      const measured = await serveMetrics(metrics.registry, host, own).catch(error => {
        throw listenFailure(error, host, own, 'METRICS_PORT')
      })
      closing.defer(() => measured.close())
    }
    closing.defer(watchPages(settings.database, health, log).stop)
    const drain = async () => {
      if (drainSeconds === 0) return
      health.stop()
      server.drain()
      await sleep(drainSeconds * 1000)
    }
    return { port: server.port, drain, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
