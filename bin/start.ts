import './build.ts'

console.log(
  'start: preparing the database and its content; it serves from the line “Serving” on, end it with Ctrl C',
)
await import('../server/main.ts')
