// Starlings on the wires over a street, a yellow morning behind them; one has just left.
#include "shapes.glsl"

const vec2 POLE = vec2(-1.02, .62);

// Wires run from the crossarms out of the picture on the right, where they are nearer to us and farther apart.
float wireAt(int k, float x) {
  float n = float(k);
  float s = (x - POLE.x) / 2.7;
  float from = POLE.y - .075 * n - (n > 2.5 ? .10 : 0.);
  float to = .93 - .36 * n;
  float sag = .20 + .035 * n;
  return mix(from, to, s) - sag * 4. * s * (1. - s) * .8;
}

vec3 skyAt(vec2 p) {
  float h = p.y * .5 + .5;
  vec3 c = mix(hex(0xf0a62e), hex(0xf2cf6a), smoothstep(.12, .40, h));
  c = mix(c, hex(0xdfcf94), smoothstep(.36, .62, h));
  c = mix(c, hex(0x6fae9f), smoothstep(.56, .86, h));
  c = mix(c, hex(0x2c7488), smoothstep(.78, 1.05, h));
  float sun = exp(-dot((p - vec2(.62, -.66)) * vec2(.8, 1.2), (p - vec2(.62, -.66)) * vec2(.8, 1.2)) * 2.2);
  c += hex(0xffc24a) * .55 * sun;
  // Long bars of cloud, violet-grey above and lit from below.
  for (int k = 0; k < 3; k++) {
    float fk = float(k);
    vec2 q = p * vec2(.62 - .1 * fk, 2.1 - .3 * fk) + vec2(3.1 * fk + .4, fk * 1.7 + .25 * p.x);
    float body = layers6(q + .35 * layers3(q * 2.)) ;
    float over = layers6(q + vec2(.05, -.14));
    float cover = smoothstep(.52, .70, body) * smoothstep(-.5, -.1, p.y) * (1. - .3 * fk);
    float lit = sat((body - over) * 5. + .45);
    vec3 tone = mix(mix(hex(0xa08aa0), hex(0x4d7390), h), mix(hex(0xffdf8a), hex(0xf6e3b4), h), lit);
    c = mix(c, tone, cover * .78);
  }
  return c;
}

// A perched bird around the place of its feet, one unit tall, looking to the right.
float perched(vec2 p, float lean, float puff, float turned) {
  p.x *= turned;
  p = turn(lean) * p;
  float body = egg(turn(-.42) * (p - vec2(-.02, .40)), vec2(.235 + .05 * puff, .40));
  float head = length(p - vec2(.15, .83 - .06 * puff)) - (.155 + .02 * puff);
  float d = blendMin(body, head, .16);
  float tail = limb(p, vec2(-.14, .16), vec2(-.36, -.34), .085, .05);
  d = blendMin(d, tail, .10);
  d = min(d, limb(p, vec2(.27, .83 - .06 * puff), vec2(.44, .80 - .06 * puff), .042, .004));
  d = min(d, limb(p, vec2(.02, .08), vec2(.03, -.03), .022, .018));
  d = min(d, limb(p, vec2(.09, .10), vec2(.10, -.03), .022, .018));
  return d;
}

float flying(vec2 p) {
  float d = egg(turn(-.30) * p, vec2(.42, .145));
  d = blendMin(d, length(p - vec2(.37, .14)) - .118, .1);
  d = min(d, limb(p, vec2(.45, .15), vec2(.60, .15), .032, .004));
  d = blendMin(d, limb(p, vec2(-.28, -.09), vec2(-.66, -.24), .080, .070), .08);
  vec2 w = p - vec2(.08, .05);
  float near = blendMin(limb(w, vec2(-.02, .0), vec2(-.14, .36), .17, .15), limb(w, vec2(-.12, .34), vec2(-.46, .86), .14, .008), .08);
  near = blendMin(near, limb(w, vec2(-.10, .10), vec2(-.40, .38), .09, .02), .10);
  float far = blendMin(limb(w, vec2(.12, .02), vec2(.34, .36), .11, .09), limb(w, vec2(.34, .36), vec2(.42, .84), .085, .008), .06);
  return min(d, min(near, far));
}

void layBird(float d, float tall, vec2 p, vec2 at, float key, inout vec3 col, inout float depth, inout vec2 flow, inout float id, inout float detail) {
  if (d > 0.) return;
  vec2 l = (p - at) / tall;
  float rim = smoothstep(-.050, -.010, d) * smoothstep(.25, .8, dot(normalize(l - vec2(-.05, .42)), normalize(vec2(.9, -.25))));
  vec3 ink = mix(hex(0x141a33), hex(0x2b3358), sat(l.y * .9 + .1 * key));
  ink = mix(ink, hex(0x2f6a74), .35 * smoothstep(.45, .75, layers3(l * 6. + key * 9.)));
  col = mix(ink, hex(0xffb84a), rim * .95);
  id = 30. + floor(key * 60.); depth = 3.; detail = 1.;
  flow = normalize(vec2(-.45, -.9) + .4 * (l.x - .1) * vec2(1., .2));
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  col = skyAt(p);
  depth = 20.; id = 1.; detail = .22;
  flow = normalize(vec2(1., .16 + .35 * (layers3(p * 1.4) - .5)));
  // Far hills, then the roofs of the street, in mist.
  float hill = -.58 + .10 * sin(p.x * 1.3 + 2.1) + .07 * layers4(vec2(p.x * 1.7 + 3., 2.));
  if (p.y < hill) { col = mix(hex(0xb9a37f), hex(0xf1cf72), smoothstep(.3, 1.3, p.x + .6)) * mix(.82, 1., sat((hill - p.y) * 3.)); id = 2.; depth = 15.; detail = .2; flow = vec2(1., .1); }
  for (int row = 0; row < 2; row++) {
    float fr = float(row), wide = .40 + .16 * fr, base = -.80 - .10 * fr;
    float x = p.x + .23 * fr + .1 + .13 * sin(p.x * 2.1 + fr * 2.) + .06 * sin(p.x * 5.3 + fr), k = floor(x / wide), h = hash1(k + fr * 17. + 4.), l = fract(x / wide) - .5;
    float ridge = base + .02 + .20 * h * h + .04 * fr;
    float slope = h > .62 ? .40 : h > .3 ? .26 : .08;
    float top = ridge - abs(l + .12 * (h - .5)) * wide * slope * 2.2;
    float chimney = fract(h * 7.) < .4 ? 1. : box(vec2(l * wide - (fract(h * 11.) - .5) * .20, p.y - ridge + .02), vec2(.020, .075));
    float houses = min(p.y - top, max(chimney, -1.));
    if (houses < 0.) {
      vec3 shade = mix(hex(0x7a7f92), hex(0x222a4a), fr);
      float face = smoothstep(.0, .12, l + .12 * (h - .5));
      col = mix(shade, mix(hex(0xe0ac62), hex(0x7a5a62), fr), face * smoothstep(-.10, .0, p.y - top + .03) * .75);
      col = mix(col, hex(0xf0cd7c), (1. - fr) * .38);
      float pane = max(abs(fract(l * 4. + h) - .5) - .16, abs(p.y - base + .10 + .02 * fr) - .030);
      if (pane < 0. && hash1(k * 3. + floor(l * 4. + h) + fr) > .62) col = mix(hex(0xffcf6a), hex(0xffe39a), h);
      id = 5. + mod(k + 40., 9.) + 10. * fr; depth = 12. - 3. * fr; detail = .55;
      flow = p.y > top - .03 ? normalize(vec2(1., -slope * 2. * sign(l))) : vec2(.1, 1.);
    }
  }
  // The pole with its two crossarms.
  float lit = smoothstep(-.02, .03, p.x - POLE.x);
  float d = max(abs(p.x - POLE.x + .012 * p.y) - .030 + .006 * p.y, p.y - .84);
  d = min(d, box(turn(.05) * (p - vec2(POLE.x + .02, .60)), vec2(.23, .022)));
  d = min(d, box(turn(.05) * (p - vec2(POLE.x + .02, .30)), vec2(.20, .020)));
  d = min(d, segment(p, vec2(POLE.x - .15, .60), vec2(POLE.x, .44)) - .009);
  d = min(d, segment(p, vec2(POLE.x + .18, .60), vec2(POLE.x, .44)) - .009);
  for (int k = 0; k < 4; k++) d = min(d, limb(p, vec2(POLE.x - .17 + .125 * float(k), .60), vec2(POLE.x - .17 + .125 * float(k), .67), .014, .019));
  for (int k = 0; k < 2; k++) d = min(d, limb(p, vec2(POLE.x - .12 + .28 * float(k), .30), vec2(POLE.x - .12 + .28 * float(k), .365), .014, .019));
  if (d < 0.) {
    col = mix(hex(0x1d2140), hex(0x8a5a3c), lit * .8) * (.8 + .5 * noise(vec2(p.x * 60., p.y * 4.)));
    id = 28.; depth = 5.; detail = 1.; flow = vec2(.02, 1.);
  }
  for (int k = 0; k < 5; k++) {
    float thick = mix(.0048, .0088, sat((p.x - POLE.x) / 2.6));
    if (p.x > POLE.x && abs(p.y - wireAt(k, p.x)) < thick) { col = mix(hex(0x1b2040), hex(0x6b5560), .25); id = 29.; depth = 4.; detail = 1.; flow = normalize(vec2(1., (wireAt(k, p.x + .01) - wireAt(k, p.x - .01)) / .02)); }
  }
  // Where they sit: the wire, how far along, size; close company, a gap, one alone.
  const int COUNT = 14;
  vec3 sits[COUNT] = vec3[COUNT](
    vec3(0, .33, .155), vec3(0, .47, .150), vec3(0, 1.22, .185),
    vec3(1, -.34, .130), vec3(1, .02, .150), vec3(1, .145, .140), vec3(1, .86, .190), vec3(1, 1.03, .180),
    vec3(2, .56, .170), vec3(2, .72, .185), vec3(2, 1.36, .200),
    vec3(3, -.10, .150), vec3(3, .93, .195), vec3(4, .34, .185));
  for (int k = 0; k < COUNT; k++) {
    vec3 s = sits[k];
    vec2 at = vec2(s.y, wireAt(int(s.x), s.y) + .006);
    if (abs(p.x - at.x) > s.z || abs(p.y - at.y - .3 * s.z) > s.z) continue;
    float key = hash1(float(k) + 3.);
    float turned = (k == 1 || k == 5 || k == 7 || k == 10) ? -1. : 1.;
    layBird(perched((p - at) / s.z, (key - .5) * .34, hash1(float(k) + 31.), turned), s.z, p, at, key, col, depth, flow, id, detail);
  }
  vec2 away = vec2(-.30, .74);
  layBird(flying(turn(.10) * (p - away) / .215), .215, p, away - vec2(0., .08), .37, col, depth, flow, id, detail);
  col = film(col * .92);
}
