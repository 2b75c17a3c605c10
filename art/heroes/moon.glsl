// A great moon coming up behind long hills, and the sea that takes its colour; almost an abstraction.
const vec2 MOON = vec2(-.28, .22);

float crest(float x, float k) {
  return .10 * sin(x * (1.1 + .23 * k) + k * 2.4) + .05 * sin(x * 2.7 + k) + .035 * (layers3(vec2(x * 2.2 + k * 9., k)) - .5);
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  vec2 m = p - MOON;
  float r = length(m), band = layers6(vec2(p.x * .8 + p.y * .3, p.y * 3.1) + 2.);
  col = mix(hex(0x1d4668), hex(0x0a1630), smoothstep(-.2, 1.0, p.y + .12 * band));
  col = mix(col, hex(0x5d5a86), .5 * smoothstep(.62, .0, abs(p.y + .12)) * smoothstep(.25, .75, band));
  col += hex(0xe58a56) * (.22 * exp(-r * 1.7)) + hex(0xffb27a) * .16 * exp(-max(0., r - .42) * 5.);
  flow = normalize(vec2(1., .12 + .3 * (band - .5)));
  detail = .3; id = 1.; depth = 90.;
  if (r < .42) {
    float seas = smoothstep(.44, .66, layers6(m * 3.1 + 1.7));
    col = mix(hex(0xffd596), hex(0xe9955a), seas * .75);
    col = mix(col, hex(0xec6f45), smoothstep(.25, -.40, m.y) * .9) * (.92 - .25 * pow(r / .42, 3.));
    id = 2.; detail = .7; depth = 80.; flow = normalize(vec2(1., .2 * m.x));
  }
  float veil = smoothstep(.52, .74, layers6(vec2(p.x * .9, p.y * 7.) + 9.)) * smoothstep(-.2, .05, p.y) * smoothstep(.60, .2, p.y);
  col = mix(col, hex(0x34466f), veil * .55);
  for (int i = 0; i < 4; i++) {
    float k = float(i), top = -.10 - .085 * k + crest(p.x + k, k) * (1. - .12 * k);
    if (p.y < top) {
      float down = (top - p.y) * (5. - k), lit = exp(-abs(p.x - MOON.x - .1 * k) * 1.3);
      vec3 near = k < .5 ? hex(0x557096) : k < 1.5 ? hex(0x33578a) : k < 2.5 ? hex(0x27406b) : hex(0x152a4c);
      col = mix(near * (1.25 + lit), near * .62, sat(down)) + hex(0xffae70) * lit * .32 * exp(-down * 5.);
      col *= .86 + .3 * layers3(p * vec2(5., 14.) + k);
      flow = normalize(vec2(1., (crest(p.x + k + .02, k) - crest(p.x + k - .02, k)) / .04)); id = 3. + k; detail = .45; depth = 40. - 8. * k;
    }
  }
  float z = -.47 - p.y;
  if (z > 0.) {
    float near = 1. / (z + .10), w = noise(vec2(p.x * near * .9, near * 6.)) - .5 + .5 * (noise(vec2(p.x * near * 2.4 + 4., near * 13.)) - .5);
    col = mix(hex(0x2c4474), hex(0x0c1a38), smoothstep(0., .5, z)) + hex(0x8a5f86) * .22 * smoothstep(.0, .4, w);
    float path = exp(-pow((p.x - MOON.x + w * .16) / (.17 + .26 * z), 2.));
    float broken = smoothstep(-.16, .14, w + .12 * (.5 - z));
    col = mix(col, mix(hex(0xffd79a), hex(0xf08a50), sat(z * 1.9)), path * broken * .92);
    flow = normalize(vec2(1., .06 * w)); id = path * broken > .4 ? 9. : 8.; detail = .5 + .4 * path; depth = 3. + near;
  }
  col = film(col * 1.2);
}
