import './build.ts'

console.log('start: preparing the database and its content, then serving')
await import('../server/main.ts')
