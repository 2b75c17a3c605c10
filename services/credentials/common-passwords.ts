import { foldPassword, isListedPassword } from './listed-passwords.ts'

/**
 * The base words of the most used passwords, from lists of leaked passwords. Digits and signs around a word are
 * stripped before the lookup, so that `Password2026!` matches.
 */
const words = `
aa123456 aaaaaaaa abc abcd abcde abcdef abcdefg abcdefgh abcdefghi access account admin admin123 administrator
adobe alexander amanda america andrea andrew angel angels anthony apple april arsenal asdf asdfasdf asdfgh asdfghjk
asdfghjkl ashley asshole august austin autumn awesome azerty azertyuiop babygirl bailey banana barcelona baseball
basketball batman beautiful beatles bigdaddy blahblah blessed blink bluebird boomer boston brandon brooklyn bubbles
buster butterfly buttercup caroline carolina changeme changeit charlie charlotte cheese chelsea chicago chicken
chocolate chester christ christian christine christmas cocacola coffee computer concrete cookie corvette cowboy
cowboys daniel daniela danielle darkness default december diamond dolphin dragon drowssap eagles einstein elephant
elizabeth eminem england everton facebook family fantasy february fishing flower flowers football forever formula
france freedom friday friend friends fuckyou fuckoff galaxy garfield gateway george ginger google grandma guitar
gunner hahaha hannah happiness happy harley hello helloworld hockey hottie hunter iceman iloveu iloveyou iloveme
infinity internet isabella jackson jaguar january jasmine jennifer jessica jesus jesuschrist johnny jonathan jordan
joseph joshua july junior justin katherine killer kingkong kitty ladybug lakers lastfm letmein letmeinnow liberty
linkedin liverpool london login loveme lovely lover loveyou lovelove lucky madison maggie manchester marina marine
marlboro martin master matrix matthew maverick mercedes merlin metallica michael michelle mickey midnight minecraft
monday money monkey monster morgan motorola mustang myspace mypassword naruto natasha newyork nicholas nicole
nintendo november nothing october orange pa55word pa55w0rd packers panther paradise parola passw0rd passpass
passphrase password passwords passwort patricia patrick peaches peanut pepper phoenix picture pikachu player please
pokemon policeman popcorn porsche precious prince princesa princess procreate purple pussycat qazwsx qazwsxedc
qqqqqqqq qwaszx qwer qwerasdf qwert qwertz qwerty qwertyu qwertyui qwertyuiop rainbow ranger rangers rebecca red
richard robert ronaldo rootroot roxanne russia samantha samsung sandra saturday scooby scorpion sebastian secret
security september shadow silver skywalker slipknot smokey snoopy soccer sophie spiderman spongebob spring starwars
steelers stella stephanie steven strawberry suckmydick summer sunday sundevil sunflower sunshine superman superstar
sweetheart sweetie sweety taylor teddybear temp temporary tennis test tester testing testtest thailand thomas
thunder tigger tinkerbell tomcat trouble trustno trustnoone twilight twitter unicorn united user vanessa veronica
victor victoria vincent volcom walker warcraft warrior webmaster welcome welcomeback westside whatever whatsapp
william windows winner winter wizard wolverine yankees yellow youtube zaqwsx zxcvbn zxcvbnm zxcvasdf
11223344 112233 147258369 741852963 987654321 159753 19871987 a1b2c3 a1b2c3d4 1a2b3c4d 1234qwer qwer1234 1234abcd abcd1234
password1 p4ssword 12qwaszx 1qazxsw2 zaq12wsx 5201314 woaini woaini1314 wodemima mima nihao zhongguo sakura doraemon arigatou aishiteru konnichiwa
`

const common: ReadonlySet<string> = new Set(words.trim().split(/\s+/))

/** Keyboard rows and the alphabet, in both directions. */
const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
]
const runs = rows.flatMap(row => [row, Array.from(row).reverse().join('')])

/** Whether a password is too common: on a list of leaked passwords, made of common words, or of a keyboard row. */
export function isCommonPassword(password: string): boolean {
  const folded = foldPassword(password)
  const word = folded.replaceAll(/^\P{L}+|\P{L}+$/gu, '')
  return (
    [folded, word, withLetters(folded), withLetters(word)].some(
      text => common.has(text) || isListedPassword(text),
    ) || isMonotonous(folded)
  )
}

/** Replaces the letters that signs and digits stand for (leetspeak). */
export const withLetters = (text: string) =>
  text
    .replaceAll(/[@4]/g, 'a')
    .replaceAll('0', 'o')
    .replaceAll('3', 'e')
    .replaceAll('$', 's')
    .replaceAll('1', 'i')

/** One or two distinct characters, a part of a keyboard row, or a repeated short part. */
const isMonotonous = (text: string) =>
  new Set(text).size <= 2 || runs.some(run => run.includes(text)) || /^(.{1,4}?)\1+$/su.test(text)
