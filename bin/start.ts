import './build.ts'

console.log(
  'start: preparing the database and its content; open the origin of the line “Serving”, end with Ctrl C',
)
await import('../server/main.ts')
