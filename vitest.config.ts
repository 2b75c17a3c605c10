import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,site,services,platform,server,art,bin,bench,test}/**/*.test.ts'],
    globalSetup: ['test/postgres-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for may take its time on a busy machine; what never comes fails all the same.
    expect: { poll: { timeout: 15_000 } },
    // Two cores: one for the tests, one for the browser and the database that they talk to.
    maxWorkers: 2,
  },
})
