// Pigments run into one another: a field of noise warped twice by itself, cut into bands of colour. `time` loops.

vec2 loop(float reach, float phase) {
  float angle = (time + phase) * 2. * PI;
  return vec2(cos(angle), sin(angle)) * reach;
}

vec3 pigment(float t) {
  float x = fract(t) * 7.;
  vec3 navy = hex(0x0c2340);
  vec3 colour = mix(navy, hex(0x14606b), smoothstep(0., 1., x));
  colour = mix(colour, hex(0x5fb7a8), smoothstep(1., 2., x));
  colour = mix(colour, hex(0xf6e7cf), smoothstep(2., 3., x));
  colour = mix(colour, hex(0xf2a35e), smoothstep(3.2, 4., x));
  colour = mix(colour, hex(0xd8483f), smoothstep(4.1, 5., x));
  colour = mix(colour, hex(0x5b1f45), smoothstep(5., 6., x));
  return mix(colour, navy, smoothstep(6., 7., x));
}

float field(vec2 p, out vec2 inner) {
  vec2 outer = vec2(layers4(p * .9 + loop(.16, 0.)), layers4(p * .9 + 5.2 + loop(.16, .33)));
  vec2 q = p + 1.9 * (outer - .5);
  inner = vec2(layers4(q * 1.15 + 1.7 + loop(.14, .5)), layers4(q * 1.15 + 8.3 + loop(.14, .8)));
  return layers4((q + 2.2 * (inner - .5)) * .85 + 2.);
}

void scene(vec2 p, out vec3 colour, out float depth, out vec2 flow, out float id, out float detail) {
  vec2 q = p * .86 + vec2(.3, .1), inner, unused;
  const float e = .0045;
  float v = field(q, inner);
  vec2 slope = (vec2(field(q + vec2(e, 0.), unused), field(q + vec2(0., e), unused)) - v) / e;
  float k = v * 2.35 + .35 * inner.x + .1, fine = layers6(q * 9. + inner * 6.);
  colour = pigment(k);
  colour = mix(colour, colour * colour * 1.1, smoothstep(.34, .5, abs(fract(k * 7.) - .5)) * .35);
  colour *= .9 + .22 * fine;
  vec2 grain = vec2(layers3(q * 26.), layers3(q * 26. + 7.)) - .5;
  vec3 n = normalize(vec3(-slope * .22 - .35 * grain, 1.)), lamp = normalize(vec3(-.5, .6, .75));
  float lit = dot(n, lamp) / lamp.z;
  colour *= .72 + .3 * lit;
  colour += vec3(1., .97, .9) * pow(max(dot(n, normalize(lamp + vec3(0, 0, 1))), 0.), 70.) * .16;
  // Gold leaf where the bands turn.
  float thread = smoothstep(.02, 0., abs(fract(k * 3.5 + .2) - .5) - .012 * smoothstep(.3, .7, fine));
  float leaf = smoothstep(.45, .75, layers3(q * 5. + 3.));
  colour = mix(colour, mix(hex(0x9a6a1f), hex(0xffe2a0), sat(lit * .9 - .3 + fine * .4)), thread * leaf * .85);
  depth = 1.; id = 1.; detail = .6;
  flow = normalize(vec2(-slope.y, slope.x) + 1e-4);
}
