// A ferry at night: two decks of lit windows, and what the black water makes of them.
const float WATER = -.12;

vec3 sky(vec2 p, float starlight) {
  float h = p.y - WATER;
  vec3 c = mix(hex(0x1d3d63), hex(0x0b1030), smoothstep(0., 1.1, h));
  c = mix(c, hex(0x35618a), .75 * exp(-h * 5.));
  c = mix(c, hex(0x7b6a86), .45 * exp(-h * 13.));
  float cloud = smoothstep(.46, .72, layers6(vec2(p.x * 1.1 + p.y * .5, p.y * 3.4) + 4.));
  c = mix(c, mix(hex(0x24386a), hex(0x6f7ba6), smoothstep(.25, .7, layers3(p * 3.5 + 8.))), cloud * .75 * smoothstep(1.35, .3, h));
  vec2 g = p * 26., cell = floor(g);
  float near = length(fract(g) - .2 - .6 * hash22(cell));
  c += starlight * step(.90, hash2(cell + 3.)) * smoothstep(.11, .02, near) * vec3(.95, .93, .8) * smoothstep(.25, .6, h) * (1. - cloud);
  float moon = length(p - vec2(.36, .67));
  c = mix(c, hex(0xf4dca6) * (1.0 - .42 * smoothstep(.4, .6, layers3(p * 17.))), smoothstep(.082, .078, moon));
  return c + hex(0x6f86b8) * (.34 * exp(-moon * 7.) + .12 * exp(-moon * 2.2));
}

float hills(float x) { return .125 + .085 * sin(x * 2.1 + .6) + .05 * (layers3(vec2(x * 3., 2.)) - .5) + .02 * sin(x * 7.); }
float nearHills(float x) { return .040 + .055 * smoothstep(.15, .9, x) + .03 * (layers3(vec2(x * 5., 8.)) - .5); }

vec3 town(vec2 q) {
  vec2 g = floor(q * vec2(44., 52.)), f = fract(q * vec2(44., 52.)), o = hash22(g);
  float here = step(.66, hash2(g + 4.)) * smoothstep(.09, .0, q.y) * step(0., q.y) * smoothstep(.3, .5, layers3(vec2(q.x * 4., 3.)));
  return here * smoothstep(.30, .05, length(f - .25 - .5 * o)) * mix(hex(0xff9d45), hex(0xffe9b8), o.y) * 1.2;
}

// The ship; q from the middle of its waterline. Gives what part is met, or 0.
float ship(vec2 q) {
  float sheer = .085 + .020 * q.x * q.x * 6. + .02 * smoothstep(.2, .5, q.x);
  float bow = .50 + .30 * q.y, stern = -.47 - .06 * q.y;
  if (q.y > 0. && q.y < sheer && q.x < bow && q.x > stern) return q.y < .022 ? 2. : 1.;
  if (q.y >= sheer - .01 && q.y < .175 && q.x > -.42 && q.x < .36 - .25 * (q.y - .09)) return 3.;
  if (q.y >= .175 && q.y < .255 && q.x > -.34 && q.x < .25 - .35 * (q.y - .17)) return 4.;
  if (q.y >= .255 && q.y < .315 && q.x > .02 && q.x < .20 - .5 * (q.y - .255)) return 5.;
  if (q.y >= .255 && q.y < .405 && abs(q.x + .155 + .12 * (q.y - .25)) < .052) return q.y > .34 && q.y < .385 ? 7. : 6.;
  if (q.y >= .315 && q.y < .50 && abs(q.x - .10) < .006) return 8.;
  return 0.;
}

float windows(vec2 q, float part) {
  float row = part == 3. ? .135 : part == 4. ? .216 : part == 5. ? .287 : -9.;
  float tall = part == 5. ? .014 : .021, wide = part == 3. ? .058 : part == 4. ? .052 : .045;
  float x = abs(fract(q.x / wide) - .5) * wide;
  return step(abs(q.y - row), tall) * step(x, wide * .33);
}

vec3 paintShip(vec2 q, float part, out float lit) {
  float side = smoothstep(.5, -.5, q.x);
  lit = 0.;
  vec3 c = hex(0x16264a);
  if (part < 1.5) c = mix(hex(0x1b3158), hex(0x0d1733), side * .6) + hex(0xff9b4a) * .10 * smoothstep(.06, .10, q.y);
  else if (part < 2.5) c = hex(0x8f2d26) * .55;
  else if (part < 5.5) {
    c = mix(hex(0xa9b0c4), hex(0x5e6b92), side) * (.42 + .16 * smoothstep(.0, .03, fract(q.y * 12.)));
    lit = windows(q, part);
    float person = step(.62, noise(vec2(q.x * 46., part))) * step(abs(fract(q.x * 31.) - .5), .16) * step(q.y, part == 3. ? .137 : .218);
    c = mix(c, mix(hex(0xffb347), hex(0xffe39a), noise(vec2(floor(q.x * 18.), part * 3.))) * 1.5 * (1. - .65 * person), lit);
    float lamp = exp(-abs(fract(q.x / .11) - .5) * 12.) * (part == 3. ? smoothstep(.03, .0, abs(q.y - .168)) : part == 4. ? smoothstep(.03, .0, abs(q.y - .248)) : 0.);
    c += hex(0xffb866) * lamp * .7;
  } else if (part < 6.5) c = hex(0xb23a28) * (.35 + .4 * smoothstep(-.21, -.11, q.x));
  else if (part < 7.5) c = hex(0xe8dcc0) * .5;
  else c = hex(0x6d7690) * .5;
  return c;
}

// Everything above the water, before it is mirrored.
void above(vec2 p, out vec3 c, out float id, out vec2 flow, out float detail, out float depth, float starlight) {
  vec2 q = vec2(p.x, p.y - WATER), s = q - vec2(-.03, -.012);
  float part = ship(s), lit;
  if (part > .5) {
    c = paintShip(s, part, lit); id = 10. + part + 5. * lit; flow = part == 6. ? vec2(0., 1.) : vec2(1., .06); detail = 1.; depth = 5.;
  } else if (q.y < nearHills(p.x)) {
    c = mix(hex(0x0a1428), hex(0x132540), noise(p * vec2(8., 30.))) + town(q) * .9; id = 3.; flow = vec2(1., .1); detail = .8; depth = 20.;
  } else if (q.y < hills(p.x)) {
    c = mix(hex(0x1a3152), hex(0x274a70), smoothstep(.0, .2, hills(p.x) - q.y)) + town(q - vec2(0., .05)) * .35; id = 2.; flow = normalize(vec2(1., cos(p.x * 2.1 + .6) * .18)); detail = .5; depth = 40.;
  } else { c = sky(p, starlight); id = 1.; flow = normalize(vec2(1., .35 * (layers3(p * 1.4) - .4))); detail = length(p - vec2(.36, .67)) < .1 ? 1. : .28; depth = 90.; if (length(p - vec2(.36, .67)) < .08) id = 4.; }
  float glow = length((s - vec2(0., .17)) * vec2(.62, 1.3));
  c += hex(0xff8f3c) * (.20 * exp(-glow * 7.) * (part > .5 ? .3 : 1.));
  float mast = length(s - vec2(.10, .50));
  c += hex(0xffe9c0) * (1.6 * smoothstep(.016, .004, mast) + .3 * exp(-mast * 30.));
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  float z = WATER - p.y;
  if (z < 0.) { above(p, col, id, flow, detail, depth, 1.); col = film(col * 1.15); return; }
  float near = 1. / (z + .09);
  vec2 wave = vec2(p.x * near * 1.7, near * 6.4);
  float w = noise(wave * vec2(1.3, 1.2)) - .5 + .55 * (noise(wave * vec2(3.4, 3.1) + 7.) - .5);
  float h = noise(wave * vec2(2.2, 4.1) + 3.) - .5;
  vec2 up = vec2(p.x + w * .06 * (.3 + 1.2 * z), WATER + z * .95 + w * (.03 + .42 * z));
  up.y = max(up.y, WATER + .002);
  float i2, d2, dt;
  vec2 f2;
  above(up, col, i2, f2, dt, d2, 0.);
  col = min(col, vec3(.9)) * vec3(.62, .66, .74) * mix(1., .22, smoothstep(.05, .55, z)) + mix(hex(0x1a3a63), hex(0x081226), smoothstep(0., .8, z)) * .75;
  // Windows stretch into threads of gold that break on the swell.
  float threads = 0.;
  for (int i = 0; i < 9; i++) {
    float fi = float(i), x = -.42 + .094 * fi + .03 * hash1(fi);
    float far = (p.x - x + w * .16 * (.2 + z)) / (.010 + .035 * z);
    threads += exp(-far * far) * (.5 + .6 * hash1(fi + 4.)) * exp(-z * (2.2 + 3.4 * hash1(fi + 9.)));
  }
  float broken = smoothstep(-.06, .20, h + .20 * (.8 - z));
  col += hex(0xffa23e) * threads * broken * 1.05;
  float path = exp(-pow((p.x - .36 + w * .2) / (.05 + .14 * z), 2.)) * smoothstep(.05, .3, w + .12) * .9;
  col += hex(0xd9d6c0) * path * .55 * smoothstep(.05, .35, z);
  col += hex(0x5f8fc0) * .10 * smoothstep(.25, .6, w);
  id = threads * broken > .25 ? 6. : 5.;
  flow = normalize(vec2(1., .03 + .12 * w)); detail = .45 + .5 * sat(threads); depth = 3. + 1. / (z + .1);
  col = film(col * 1.15);
}
