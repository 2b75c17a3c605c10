// The southern lights over a mountain and a still bay, a lamp and one warm window by the water. `time` loops.

const float SKY = 0., WATER = 1., LAND = 2., DECK = 5., WALL = 6., ROOF = 7., OPENING = 8., LAMP = 9.;

vec2 loop(float reach) {
  float angle = time * 2. * PI;
  return vec2(cos(angle), sin(angle)) * reach;
}

float bump(float x, float middle, float width) { return exp(-pow((x - middle) / width, 2.)); }

// How high the land rises over the water at x.
float skyline(float x) {
  float y = .34 * bump(x, -.36, .62) + .2 * bump(x, .55, .75) + .1 * bump(x, -1.35, .35);
  y += .055 * smoothstep(.34, 0., abs(x + .3)) * (1. - .6 * (x + .3));
  return y + .035 * (ridges(vec2(x * 3.1, 1.3)) - .4) + .014 * (layers3(vec2(x * 14., 4.)) - .5) - .02;
}

// One curtain of light: `k` tells it from the others, `foot` is how high it hangs, `sway` how far its hem swings.
vec3 curtain(vec2 p, float k, float foot, float sway, float strength) {
  vec2 q = p - vec2(.35, 3.6), l = loop(.22); // rays meet high above, as seen along the field's lines
  float x = atan(q.x, -q.y) * 3.6, rise = 3.62 - length(q) - .05 * q.x * q.x;
  float hem = foot + sway * (layers3(vec2(x * .75 + k * 4.7 + l.x * .5, k * 2.1 + l.y * .5)) - .5) * 2.4;
  hem += .05 * sin(x * 4. + k * 2. + l.x * 2.);
  hem += k < .5 ? .26 * sin(x * 1.15 + .35) : k < 1.5 ? -.14 * x : .06 * x;
  float bent = x + (layers3(vec2(x * 2.2 + k * 9. + l.y * .6, rise * .9 + l.x * .6)) - .5) * .22;
  float ray = layers3(vec2(bent * 11. + k * 31., k * 3. + l.x * 1.2 + rise * .25)) * .65;
  ray = smoothstep(.22, .78, ray + .35 * noise(vec2(bent * 38. + k * 11., l.y * 2. + rise * .4)));
  float h = rise - hem, tall = .2 + .42 * layers3(vec2(x * 1.5 + k * 5., l.y + 3.));
  float there = smoothstep(-.02 - .03 * ray, .035, h) * exp(-max(h, 0.) / (tall * (.45 + .9 * ray)));
  vec3 colour = mix(hex(0xb4ff8e), hex(0x38e6a2), smoothstep(-.01, .07, h));
  colour = mix(colour, hex(0x1fb5b5), smoothstep(.08, .26, h));
  colour = mix(colour, hex(0xb8528f), smoothstep(.2, .46, h) * .9);
  colour = mix(colour, hex(0x54408f), smoothstep(.5, .9, h));
  float patches = smoothstep(.28, .72, layers3(vec2(x * 1.1 + k * 7.7 + l.x * .4, k + l.y * .4)));
  return colour * there * (.25 + .95 * ray) * strength * patches;
}
vec3 brightCurtains(vec2 p) { return curtain(p, 0., .5, .14, 1.35) + curtain(p, 1., .72, .2, .9); }

float star(vec2 p) {
  vec2 cell = floor(p * 95.), off = hash22(cell);
  float chance = hash2(cell + 31.), away = length(fract(p * 95.) - .2 - .6 * off);
  float twinkle = .7 + .3 * sin(2. * PI * (time * floor(1. + 3. * off.x) + off.y));
  return step(.955, chance) * smoothstep(.16 + .12 * step(.99, chance), 0., away) * twinkle * smoothstep(.05, .3, p.y);
}

vec3 sky(vec2 p, vec3 bright) {
  vec3 colour = mix(hex(0x123a4e), hex(0x0b1738), smoothstep(0., .75, p.y));
  colour = mix(colour, hex(0x251a44), smoothstep(.45, 1.25, p.y) * .6);
  colour = mix(colour, hex(0x2d6a6a), .6 * exp(-p.y * 5.));
  return colour + bright + curtain(p, 2., .36, .08, .6) + star(p) * vec3(.9, .95, 1.) * .9;
}

float relief(vec2 p) {
  return ridges(vec2(p.x * 4.6 + p.y * 2., p.y * 3.4)) * .75 + .25 * layers3(p * vec2(16., 11.));
}

// Rock and forest below, organ pipes of dolerite near the summit, snow between.
vec3 mountain(vec2 p, float top) {
  float h = p.y / max(top, .02);
  vec2 e = vec2(.006, 0.);
  vec2 slope = vec2(relief(p + e) - relief(p - e), relief(p + e.yx) - relief(p - e.yx)) / (2. * e.x);
  float lit = sat(.45 - .055 * slope.x + .05 * slope.y);
  vec3 colour = mix(hex(0x0a1a2c), hex(0x27505e), lit * lit);
  float pipes = smoothstep(.62, .74, h) * smoothstep(.97, .88, h) * smoothstep(.46, .16, abs(p.x + .26));
  float pipe = noise(vec2(p.x * 60., p.y * 4.));
  colour = mix(colour, mix(hex(0x0d2233), hex(0x5d8f90), pipe * pipe), pipes * .9);
  float snow = smoothstep(.5, .8, h + .35 * (lit - .5) + .2 * (relief(p) - .5));
  snow *= smoothstep(.1, .2, top) * (1. - pipes);
  colour = mix(colour, mix(hex(0x3d6f80), hex(0xb5e6d2), lit), snow * .85);
  vec3 forest = mix(hex(0x0b1f2b), hex(0x17403f), layers3(p * vec2(40., 60.)));
  colour = mix(colour, forest, smoothstep(.5, .3, h) * .8);
  return mix(colour, hex(0x1d5560), .55 * exp(-p.y * 15.));
}

vec3 town(vec2 p) {
  vec3 colour = vec3(0.);
  for (int layer = 0; layer < 2; layer++) {
    float k = float(layer);
    vec2 at = p * (layer == 0 ? 58. : 90.) * vec2(1., 1.3), cell = floor(at), off = hash22(cell + k * 17.);
    float away = length((fract(at) - .25 - .5 * off) * vec2(1., .77));
    float built = smoothstep(.075, -.01, p.y + .06 * (layers3(vec2(p.x * 5., 2.)) - .3));
    built *= smoothstep(.22, .5, layers3(vec2(p.x * 3.1 + 5., 7.))) * smoothstep(.3, .6, noise(p * vec2(22., 40.)));
    float on = step(.55, hash2(cell + 3. + k * 9.));
    colour += on * built * smoothstep(.34, 0., away) * mix(hex(0xffb45c), hex(0xfff0cc), off.y) * 1.5;
  }
  return colour;
}

// All that stands above the water, which shows it once more.
void above(vec2 p, out vec3 colour, out float id, out vec2 flow, out float detail, out float depth) {
  float top = skyline(p.x);
  if (p.y < top) {
    colour = mountain(p, top) + town(p) * step(0., p.y);
    float slope = (skyline(p.x + .01) - skyline(p.x - .01)) / .02;
    flow = p.y / top > .6 && abs(p.x + .28) < .4 ? vec2(.1, 1.) : normalize(vec2(1., slope * .8));
    id = LAND; detail = .55 + .4 * smoothstep(.1, 0., p.y); depth = 20.;
    return;
  }
  vec3 bright = brightCurtains(p);
  colour = sky(p, bright);
  flow = mix(vec2(1., .1), normalize(vec2(.35, 3.6) - p), smoothstep(.015, .1, bright.g));
  id = SKY; detail = .25 + .65 * smoothstep(.03, .45, bright.g); depth = 90.;
}

void water(vec2 p, out vec3 colour, out float id, out vec2 flow, out float detail, out float depth) {
  float z = -p.y, near = 1. / (z + .1);
  vec2 l = loop(.35), at = vec2(p.x * near * 1.1, near * 7.);
  float wave = noise(vec2(at.x * 1.2 + l.x, at.y * 1.3 + l.y)) - .5;
  wave += .5 * (noise(vec2(at.x * 3. + l.y, at.y * 3.1 - l.x)) - .5);
  vec2 mirrored = vec2(p.x + wave * .035 * (.3 + z), max(z * 1.02 + wave * (.012 + .17 * z), .001));
  float id2, detail2, depth2;
  vec2 flow2;
  above(mirrored, colour, id2, flow2, detail2, depth2);
  colour = colour * .8 * vec3(.82, .97, 1.) + hex(0x0b2a38) * .25;
  colour *= 1. - .28 * smoothstep(.15, .6, z);
  colour += hex(0x6ff0c0) * .08 * smoothstep(.35, .7, wave + .25) * exp(-z * 2.);
  id = WATER; detail = .5 + .3 * smoothstep(.2, 0., z); depth = 3. + 4. / (z + .05);
  flow = normalize(vec2(1., .02 + wave * .15));
}

// A jetty with a lamp, and a boathouse with one warm window, from the middle of the deck.
void boathouse(vec2 p, float y, inout vec3 colour, inout float id, inout vec2 flow, inout float detail, inout float depth) {
  float deck = step(abs(p.y), .011) * step(-.36, p.x) * step(p.x, .62), posts = 0.;
  for (int k = 0; k < 6; k++) posts += step(abs(p.x + .33 - float(k) * .16), .0075) * step(-.085, p.y) * step(p.y, .035);
  vec2 house = p - vec2(.18, 0.), pane = abs(house - vec2(-.045, .063));
  float wall = step(abs(house.x), .125) * step(.01, house.y) * step(house.y, .105);
  float roof = step(.1, house.y) * step(house.y, .185 - .56 * abs(house.x)) * step(abs(house.x), .15);
  float window = step(max(pane.x, pane.y), .022);
  float door = step(abs(house.x - .055), .022) * step(.01, house.y) * step(house.y, .078);
  float lamp = exp(-length(p - vec2(-.33, .055)) * 26.), glow = exp(-length(house - vec2(-.045, .06)) * 11.);
  if (p.y < -.012) {
    float down = -.02 - p.y, there = step(0., down);
    float x = p.x + .012 * sin(y * 190. + sin(y * 20.) * 2.) * smoothstep(0., .1, -p.y);
    float gold = there * (bump(x, .135, .02) * exp(-down * 5.5) + .7 * bump(x, -.33, .012) * exp(-down * 5.));
    colour = mix(colour, hex(0x0a141e), there * step(abs(x - .18), .125) * step(down, .11) * .48);
    colour += hex(0xffa64d) * gold * 1.25;
    if (gold > .25) detail = 1.;
  }
  if (deck + posts > 0.) {
    colour = mix(hex(0x1a1a22), hex(0x6b4a35), .25 + .5 * exp(-abs(p.x + .1) * 3.) * step(0., p.y));
    id = DECK; flow = deck > 0. ? vec2(1., 0.) : vec2(0., 1.); detail = 1.; depth = 2.;
  }
  if (wall > 0.) {
    colour = hex(0x47222a) * (1.1 - 1.6 * house.y) * (.9 + .25 * noise(vec2(house.x * 160., 1.)));
    id = WALL; flow = vec2(0., 1.); detail = 1.; depth = 2.;
  }
  if (roof > 0.) {
    colour = mix(hex(0x1d2a38), hex(0x3f8f86), smoothstep(.1, .18, house.y));
    id = ROOF; flow = normalize(vec2(1., -.56 * sign(house.x))); detail = 1.; depth = 2.;
  }
  if (door > 0.) { colour = hex(0x1c1018); id = OPENING; }
  if (window > 0.) {
    colour = min(pane.x, pane.y) < .003 ? hex(0x6b3a1c) : hex(0xffd07a) * 1.6;
    id = OPENING; detail = 1.; depth = 1.9;
  }
  colour += hex(0xff9a3d) * (glow * .2 + lamp * .9);
  if (lamp > .4) { colour = mix(colour, hex(0xfff0c8) * 1.4, smoothstep(.4, .8, lamp)); id = LAMP; detail = 1.; }
}

void scene(vec2 p, out vec3 colour, out float depth, out vec2 flow, out float id, out float detail) {
  vec2 q = p + vec2(0., .42); // the waterline lies below the middle
  if (q.y > 0.) above(q, colour, id, flow, detail, depth);
  else water(q, colour, id, flow, detail, depth);
  boathouse(p - vec2(.78, -.475), p.y, colour, id, flow, detail, depth);
  colour = film(colour * 1.18);
}
