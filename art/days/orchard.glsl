// An apple orchard in snow, the sun low behind the rows: bare limbs, blue shadows, a ladder, the last red fruit.
#include "shapes.glsl"

const float EYE = 1.65;
const float LENS = 2.6;
const float RIM = .10;
// Over the snow a shadow falls towards us and to the left, this much for each unit of height.
const vec2 FALL = vec2(-1.15, -1.25);

float chance(float a, float b) { return fract(sin(a * 91.7 + b * 47.3) * 4317.7); }

// Distance to a bare apple tree whose foot is at the origin, `key` its kind; `sooner` ends the work for thin twigs.
float treeAt(vec2 q, float key, bool twigs, out float heavy) {
  heavy = 0.;
  if (q.x < -3. || q.x > 3. || q.y < -.3 || q.y > 4.4) return .5;
  float bend = (chance(key, 1.) - .5) * .5;
  vec2 crotch = vec2(bend, .80 + .22 * chance(key, 2.));
  float d = limb(q, vec2(0., -.1), vec2(bend * .25, .5), .21, .155);
  d = blendMin(d, limb(q, vec2(bend * .25, .5), crotch, .155, .13), .12);
  d = blendMin(d, limb(q, vec2(0., .02), vec2(.12, -.12), .17, .10), .1);
  heavy = d;
  for (int a = 0; a < 4; a++) {
    float fa = float(a), ka = key * 13. + fa * 3.1;
    float lean = mix(-1.30, 1.30, (fa + .2 + .6 * chance(ka, 3.)) / 4.);
    vec2 e1 = crotch + vec2(sin(lean), cos(lean)) * (.80 + .40 * chance(ka, 4.));
    vec2 mid = mix(crotch, e1, .5) + vec2(cos(lean), -sin(lean)) * .14 * (chance(ka, 5.) - .5) * 2.;
    if (length(q - e1) > 2.5) continue;
    d = blendMin(d, limb(q, crotch, mid, .11, .085), .07);
    d = blendMin(d, limb(q, mid, e1, .085, .066), .03);
    heavy = min(heavy, d);
    for (int b = 0; b < 3; b++) {
      float fb = float(b), kb = ka * 1.7 + fb * 5.3;
      vec2 s2 = b == 0 ? mix(mid, e1, .35) : e1;
      float l2 = lean * .72 + mix(-.85, .85, (fb + .15 + .7 * chance(kb, 6.)) / 3.);
      vec2 e2 = s2 + vec2(sin(l2), cos(l2) + .08) * (.55 + .38 * chance(kb, 7.));
      if (length(q - e2) > 1.5) continue;
      vec2 m2 = mix(s2, e2, .5) + vec2(cos(l2), -sin(l2)) * .12 * (chance(kb, 8.) - .5);
      d = min(d, min(limb(q, s2, m2, .060, .045), limb(q, m2, e2, .045, .034)));
      if (!twigs) continue;
      for (int c = 0; c < 4; c++) {
        float fc = float(c), kc = kb * 2.3 + fc * 7.7;
        vec2 s3 = mix(m2, e2, fc / 3.);
        float l3 = l2 * .55 + mix(-1.05, 1.05, (fc + .5) / 4.) * (c % 2 == 0 ? 1. : -1.) * .9 + .5 * (chance(kc, 9.) - .5);
        vec2 e3 = s3 + vec2(sin(l3), cos(l3) * .8 + .30) * (.26 + .34 * chance(kc, 10.));
        if (length(q - e3) > .8) continue;
        d = min(d, limb(q, s3, e3, .024, .009));
        float l4 = l3 + (chance(kc, 11.) - .5) * 1.6;
        d = min(d, limb(q, mix(s3, e3, .55), mix(s3, e3, .55) + vec2(sin(l4), cos(l4) + .25) * .26, .015, .007));
      }
    }
  }
  return d;
}

float ladderAt(vec2 q) {
  vec2 a0 = vec2(1.06, -.05), a1 = vec2(.52, 2.35), b0 = vec2(1.52, -.02), b1 = vec2(.76, 2.38);
  float d = min(segment(q, a0, a1), segment(q, b0, b1)) - .038;
  for (int k = 1; k < 8; k++) { float s = float(k) / 8.3; d = min(d, segment(q, mix(a0, a1, s), mix(b0, b1, s)) - .026); }
  return d;
}

const int TREES = 15;
vec3 plantAt(int k) {
  // Across, away, kind; far ones first.
  int row = k / 3, col = k % 3;
  float z = row == 4 ? 6.6 : 31. - 5.4 * float(row);
  float x = col == 0 ? -4.2 : col == 1 ? .75 : 5.7;
  if (row == 4 && col != 1) z += 2.6;
  float key = hash1(float(k) * 1.7 + 5.);
  return vec3(x + .5 * (key - .5), z + (row == 4 ? 0. : 1.4) * (hash1(float(k) + 60.) - .5), key);
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  const vec2 SUN = vec2(.92, .34);
  float h = p.y - RIM;
  float warm = exp(-length((p - SUN) * vec2(.85, 1.25)) * 1.5);
  col = mix(hex(0xf2c690), hex(0xc4c4cc), smoothstep(-.05, .42, h));
  col = mix(col, hex(0x5f88b8), smoothstep(.25, .95, h));
  col = mix(col, hex(0xffdc96), warm);
  col += hex(0xfff3cf) * .9 * smoothstep(.085, .055, length(p - SUN));
  col = mix(col, hex(0xe9dcd6), .45 * smoothstep(.50, .68, layers6(p * vec2(1.2, 4.) + 5.)));
  depth = 90.; id = 1.; detail = .2; flow = normalize(vec2(1., .12));
  // Hills with woods, paler the nearer to the sun.
  for (int k = 0; k < 3; k++) {
    float f = float(k);
    float ridge = RIM + .19 - .065 * f + .05 * sin(p.x * (1.2 + .5 * f) + f * 2. + .6) + .035 * layers4(vec2(p.x * (2. + 2. * f) + 7. * f, f)) + .010 * f * noise(vec2(p.x * 60., f));
    if (p.y < ridge) {
      col = mix(mix(hex(0x93aec6), hex(0x56739a), f / 2.), hex(0xf3d9a6), warm * (1. - .22 * f));
      col *= .94 + .14 * layers3(p * vec2(22., 9.) + f);
      id = 2. + f; depth = 80. - 10. * f; detail = .3; flow = k == 2 ? vec2(.2, 1.) : vec2(1., .1);
    }
  }
  float snow = RIM + .004 * sin(p.x * 9.);
  if (p.y < snow) {
    float z = LENS * EYE / max(RIM - p.y, .004);
    float x = p.x * z / LENS;
    float near = sat(7. / z);
    float swell = layers4(vec2(x * .32, z * .35)) - .5;
    float crust = layers4(vec2(x * 1.6, z * 1.4)) - .5;
    vec3 lit = mix(hex(0xdcd8dc), hex(0xffe2ae), warm * .9 + .15);
    col = lit * (.86 + .45 * swell + .16 * crust);
    float shade = .0;
    for (int k = 0; k < TREES; k++) {
      vec3 t = plantAt(k);
      // The height whose shadow falls here, if the tree is a flat sheet facing us.
      float up = (z - t.y) / FALL.y;
      if (up < -.2 || up > 4.4) continue;
      float heavy;
      vec2 q = vec2(x - t.x - FALL.x * up + .10 * swell, up);
      float d = treeAt(q, t.z, true, heavy);
      if (k == TREES - 2) d = min(d, ladderAt(q));
      shade = max(shade, smoothstep(.030 + .014 * up, -.010, d) * (1. - .10 * up));
    }
    vec3 blue = mix(hex(0x3f5fb0), hex(0x7f98cc), sat(z / 26.)) * (.95 + .3 * swell);
    col = mix(col, blue, sat(shade) * .88);
    col = mix(col, blue, smoothstep(.02, .20, -swell - .25 * crust) * .62);
    // Grass through the snow, and a trodden path with hollows.
    float path = abs(x - 3.4 + .5 * sin(z * .5) + .02 * z) - .34;
    float hollow = smoothstep(.1, -.2, path) * smoothstep(.40, .62, noise(vec2(x * 3.2, z * 1.7)));
    col = mix(col, blue * .92, hollow * .75);
    col = mix(col, lit, .5 * sat(z / 60.));
    vec3 main_ = plantAt(TREES - 2);
    vec2 under = vec2(x - main_.x + 1.10 + .30, (z - main_.y + .22) * 1.5);
    col = mix(col, blue * .80, smoothstep(.50, .28, length(under * vec2(.8, 1.))) * .9);
    id = 5.; depth = z; detail = .30 + .35 * shade * near; flow = normalize(vec2(1., .10 + .5 * crust));
    if (shade > .5) { id = 6.; flow = normalize(vec2(FALL.x / LENS * .9 + p.x * .2, -.55)); }
    // Windfalls.
    for (int k = 0; k < 16; k++) {
      float f = float(k);
      vec2 at = vec2(.75 + 2.9 * (hash1(f + 1.) - .5), 6.3 + 2.2 * (hash1(f + 20.) - .58));
      vec2 a = vec2(p.x * at.y / LENS - at.x, (p.y - (RIM - LENS * EYE / at.y)) * at.y / LENS - .045);
      float r = length(a) - .068;
      if (r < 0.) { col = mix(hex(0x7c1420), hex(0xe8402c), sat(.45 + a.x * 5. + a.y * 6.)); col += hex(0xffd9a0) * .8 * smoothstep(.035, .0, length(a - vec2(.035, .04))); id = 20. + f; depth = at.y; detail = 1.; flow = normalize(vec2(-a.y, a.x) + 1e-3); }
    }
  }
  for (int k = 0; k < TREES; k++) {
    vec3 t = plantAt(k);
    vec2 q = vec2(p.x * t.y / LENS - t.x, (p.y - RIM) * t.y / LENS + EYE);
    if (abs(q.x) > 3. || q.y < -.3 || q.y > 4.4) continue;
    float heavy;
    float d = treeAt(q, t.z, t.y < 22., heavy);
    float mist = sat((t.y - 8.) / 26.);
    if (d < .0006 * t.y) {
      float right = sat(.5 + (heavy > 0. ? .2 : -heavy * 0.) + .0);
      float rim = smoothstep(-.07, -.005, d);
      vec3 bark = mix(hex(0x2b2038), hex(0x5b4458), layers3(q * vec2(9., 3.)));
      bark = mix(bark, hex(0x6d7a4c), .35 * smoothstep(.5, .7, layers3(q * 5. + 3.)));
      float toSun = treeAt(q + vec2(.055, .035), t.z, false, heavy);
      col = mix(bark, hex(0xffb060), smoothstep(.01, .06, toSun) * rim * (q.y < 1.5 ? .8 : .26));
      float cap = treeAt(q + vec2(-.01, .06), t.z, false, heavy);
      col = mix(col, mix(hex(0xcfdcf0), hex(0xfff6e2), warm), smoothstep(.012, .04, cap) * step(heavy, .02) * step(.40, noise(q * 2.6 + t.z * 9.)) * .9);
      col = mix(col, mix(hex(0x9db2cc), hex(0xf4dcae), warm), mist * .82);
      id = 40. + float(k); depth = t.y; detail = .95 - .4 * mist; flow = normalize(vec2(q.x * .5, 1.));
    }
    // The apples on the branches.
    if (t.y < 20.) for (int a = 0; a < 9; a++) {
      float f = float(a), g = hash1(f * 3. + t.z * 77.);
      if (g > .62) continue;
      vec2 at = vec2(3.4 * (hash1(f + t.z * 31.) - .5), 1.25 + 1.2 * hash1(f * 5. + t.z * 13.));
      vec2 o = q - at;
      if (length(o) < .070) { col = mix(mix(hex(0x8a1522), hex(0xf04a2c), sat(.5 + 6. * (o.x + o.y))), hex(0xf0cfa6), mist * .6); id = 80. + f; depth = t.y - .1; detail = 1.; flow = normalize(vec2(-o.y, o.x) + 1e-3); }
    }
    if (k == TREES - 2) {
      float l = ladderAt(q);
      if (l < 0.) { col = mix(hex(0x6b3f2c), hex(0xf0b060), smoothstep(-.03, .0, l) * .6 + .15); id = 90.; depth = t.y - .2; detail = 1.; flow = normalize(vec2(-.2, 1.)); }
      vec2 b = q - vec2(-1.10, .20);
      float basket = max(abs(b.x) - .30 - .22 * b.y, abs(b.y) - .20);
      float heap = min(length(b - vec2(-.14, .22)) - .13, min(length(b - vec2(.12, .23)) - .13, length(b - vec2(-.01, .31)) - .12));
      heap = min(heap, length(b - vec2(.26, .21)) - .10);
      if (heap < 0.) { float u = heap; col = mix(hex(0x8a1522), hex(0xec4a2c), sat(.3 + 2.2 * b.x + 1.4 * (b.y - .1))); if (u > -.03) col *= .72; id = 92.; depth = t.y - .25; detail = 1.; flow = vec2(.6, .8); }
      if (basket < 0.) { float weave = noise(vec2(b.x * 9. + 30., b.y * 30.)); col = mix(hex(0x5b3a30), hex(0xd9964a), sat(.25 + 1.3 * b.x + .5 * weave)); id = 91.; depth = t.y - .3; detail = 1.; flow = vec2(1., .1); }
      if (abs(length((b - vec2(0., .2)) * vec2(1., .9)) - .33) < .022 && b.y > .2) { col = hex(0x6b4230); id = 93.; depth = t.y - .3; detail = 1.; flow = vec2(1., .2); }
    }
  }
  col = film(col * .80);
}
