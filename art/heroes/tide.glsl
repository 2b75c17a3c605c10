// The tide going out, looked down on: sheets of water sliding over sand, their lace edges and the colours between.
float edgeOf(vec2 p, float k) {
  vec2 q = p + .16 * (vec2(layers3(p * 1.3 + k * 7.), layers3(p * 1.3 + k * 7. + 40.)) - .5);
  return q.y + .34 * q.x * (.4 + .1 * sin(k)) + .15 * sin(q.x * 1.7 + k * 2.1) + .07 * sin(q.x * 4.1 + k * 3.3) + .02 * sin(q.x * 11. + k) + .74 - .31 * k;
}

// Foam is thick along the edge and torn to islands behind it.
float lace(vec2 p, float at, float wide) {
  if (at > wide) return 0.;
  vec2 q = p + .10 * (vec2(layers3(p * 4.), layers3(p * 4. + 20.)) - .5);
  float torn = layers4(vec2(q.x * 3.2 + q.y * 2., at * 17. + q.x)) * .6 + .4 * layers4(q * vec2(11., 16.));
  float need = mix(.36, .74, pow(at / wide, .55));
  return smoothstep(need, need + .05, torn);
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  float wet = layers4(p * vec2(1.6, 3.));
  col = mix(hex(0xe7c69a), hex(0xd9a77e), wet);
  col = mix(col, hex(0xf2dcb8), .5 * smoothstep(-.4, -1., p.y));
  flow = normalize(vec2(1., -.34 + .3 * (wet - .5))); detail = .2; id = 1.; depth = 20.;
  float speck = noise(p * 70.);
  col *= .96 + .07 * speck;
  for (int i = 0; i < 6; i++) {
    float k = float(i), e = edgeOf(p, k);
    if (e < 0.) { // the wet rim that a sheet leaves on what lies before it
      col = mix(col, col * vec3(.72, .74, .80), .55 * smoothstep(-.10, -.0, e));
      continue;
    }
    vec3 water = k < .5 ? hex(0xd7c3a2) : k < 1.5 ? hex(0x9cc4b4) : k < 2.5 ? hex(0x4fa9a6) : k < 3.5 ? hex(0x22808f) : k < 4.5 ? hex(0x1a5a80) : hex(0x1b3a69);
    float body = layers4(p * vec2(1.4, 4.) + k * 3. + vec2(0., e));
    col = mix(mix(col, water, k < .5 ? .45 : .86), water * 1.25, body * .5);
    float swell = sin(e * (26. - 2. * k) + 4. * layers3(p * 1.6 + k) + p.x * 2.);
    col *= 1. + .10 * swell * (k < .5 ? .3 : 1.);
    col = mix(col, hex(0xf0b08a), .30 * smoothstep(.62, .86, layers4(p * vec2(1.1, 5.5) + k * 11.)) * step(1., k));
    float foam = max(lace(p + k * .7, e, .30 - .02 * k), smoothstep(.028 + .02 * noise(p * 6. + k), .0, e));
    float under = lace(p + k * .7 + vec2(-.012, .016), e, .30 - .02 * k);
    col *= 1. - .22 * under * (1. - foam);
    col = mix(col, mix(hex(0xfbf3e4), hex(0xd9e3e4), .5 * noise(p * 9.)), foam);
    float slope = (edgeOf(p + vec2(.01, 0.), k) - edgeOf(p - vec2(.01, 0.), k)) / (edgeOf(p + vec2(0., .01), k) - edgeOf(p - vec2(0., .01), k));
    flow = normalize(vec2(1., -slope)); id = 2. + k * 2. + step(.5, foam); detail = .35 + .6 * foam; depth = 18. - k;
  }
  col = film(col * 1.12);
}
