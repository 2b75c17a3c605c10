import { build } from 'vite'

const workers = {
  'service-worker': 'site/worker/service-worker.ts',
  'service-worker-off': 'site/worker/disabled-service-worker.ts',
}

/** Bundles the service worker, and the one that unregisters it, each as one file. */
export async function buildWorker(folder: string, version: string): Promise<void> {
  for (const [name, source] of Object.entries(workers)) {
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define: { __WORKER_VERSION__: JSON.stringify(version) },
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: 'es2023',
        rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: `${name}.js` } },
      },
    })
  }
}
