import { defineConfig } from 'vitest/config'
import { LongOnesFirst } from './bin/parts/long-ones-first.ts'

export default defineConfig({
  test: {
    include: ['{contract,office,site,ui,services,platform,server,art,bin,bench,test}/**/*.test.ts'],
    globalSetup: ['test/postgres-setup.ts', 'test/run-folder-setup.ts'],
    // A worker imports the product and launches its browser once, not for each file; test/README.md has what that asks for.
    isolate: false,
    // What was transformed in an earlier run is not transformed again.
    fsModuleCache: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The timeout of a wait allows for a busy machine; a wait in vain still fails.
    expect: { poll: { timeout: 15_000 } },
    // A browser that was not quick enough is asked once more, and the list says so (`retry x1`); a wrong answer never is.
    retry: { count: 1, condition: /interrupted by another navigation|Timeout \d+ms exceeded/ },
    // Measured on two cores: tests wait for browsers, timers and databases. With three workers both cores are busy; a fourth only makes
    // each test slower, and limits of time fail.
    maxWorkers: 3,
    sequence: { sequencer: LongOnesFirst },
  },
})
