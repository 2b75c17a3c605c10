// A button-grass plain under a storm: one lit band of gold between slate cloud and umber ground.
const float HORIZON = -.36;

float rangeFar(float x) {
  return HORIZON + .05 + .13 * ridges(vec2(x * 1.3 + 2., 3.)) * smoothstep(1.5, -.6, x) + .02 * layers3(vec2(x * 9., 1.));
}

float rangeNear(float x) {
  float shoulder = .20 * exp(-pow((x - .95) / .42, 2.)) + .09 * exp(-pow((x - .2) / .35, 2.));
  return HORIZON + .012 + shoulder * (.75 + .5 * ridges(vec2(x * 2.6, 7.))) + .012 * layers3(vec2(x * 14., 5.));
}

float rainAt(vec2 p) {
  float slant = p.x + .22 * (p.y - HORIZON);
  float shaft = smoothstep(.34, .58, layers3(vec2(slant * 2.3 + 1.4, p.y * .35)));
  return shaft * smoothstep(-.45, .15, slant);
}

// Three heaps of cloud, the far one lit, the near one dark: each a soft outline with light along its left.
vec3 heapAt(vec2 p, float k, vec3 behind, inout vec2 flow, inout float detail) {
  float rise = k < .5 ? .55 - .35 * smoothstep(-1.5, .5, p.x) : k < 1.5 ? .16 + .30 * smoothstep(-1.0, .9, p.x) : .02 + .95 * smoothstep(-.65, .75, p.x);
  vec2 q = p * vec2(1.25, 1.5) + vec2(k * 5.3, k * 2.1);
  float lump = layers4(q * 1.5 + .7 * layers3(q * 1.1 + 4.)) - .47;
  float inside = rise + .85 * lump - (p.y - HORIZON - .22);
  float cover = smoothstep(.0, .05 + .03 * k, inside);
  float e = .02;
  vec2 qx = q + vec2(e * 1.25, 0.), qy = q + vec2(0., e * 1.5);
  vec2 g = vec2(layers4(qx * 1.5 + .7 * layers3(qx * 1.1 + 4.)), layers4(qy * 1.5 + .7 * layers3(qy * 1.1 + 4.))) - .47 - lump;
  float lit = sat(.40 + (-g.x * .5 + -g.y * .55) * (9. + 3. * k) + .55 * smoothstep(.20, .0, inside) - .14 * k);
  vec3 shade = k < .5 ? hex(0x9a94a6) : k < 1.5 ? hex(0x5a6282) : hex(0x343a58);
  vec3 light = k < .5 ? hex(0xfff0cc) : k < 1.5 ? hex(0xd9c4b8) : hex(0x9698b0);
  if (cover > .5) {
    flow = normalize(vec2(-g.y, g.x) * (g.y < 0. ? 60. : -60.) + vec2(.8, .1));
    detail = .25 + .35 * smoothstep(.6, .9, lit);
  }
  return mix(behind, mix(shade, light, lit * lit * (3. - 2. * lit)), cover);
}

vec3 skyAt(vec2 p, out vec2 flow, out float detail) {
  float y = p.y - HORIZON;
  flow = vec2(1., .1);
  detail = .18;
  vec3 col = mix(hex(0xffe7a4), hex(0xf0cf96), smoothstep(.02, .3, y));
  col = mix(col, hex(0x7fb0c0), smoothstep(.3, .8, y));
  col = mix(col, hex(0x4f86a8), smoothstep(.8, 1.3, y));
  float base = .20 + .10 * (layers3(vec2(p.x * 1.5 + 5., 2.)) - .5) - .12 * smoothstep(-.4, 1.2, p.x);
  vec3 open = col;
  for (int k = 0; k < 3; k++) col = heapAt(p, float(k), col, flow, detail);
  float ragged = base + .10 * (layers4(p * vec2(2.2, 3.) + 7.) - .5);
  vec3 under = mix(hex(0x4a4c68), hex(0x2a2f48), smoothstep(-.9, .7, p.x));
  col = mix(col, under, smoothstep(.16, .0, y - ragged) * smoothstep(-1.6, -.5, p.x) * .85);
  col = mix(open, col, smoothstep(-.01, .03, y - ragged));
  float rain = rainAt(p) * smoothstep(ragged + .14, ragged - .02, y);
  col = mix(col, mix(hex(0x3a4058), hex(0x8a8894), smoothstep(.24, .0, y)), rain * .9);
  flow = normalize(mix(flow, vec2(.22, -1.), smoothstep(.3, .6, rain)));
  return col;
}

vec3 plainAt(vec2 p, out vec2 flow, out float detail) {
  float down = HORIZON - p.y;
  float far = 1. / (down + .035);
  vec2 ground = vec2(p.x * far * .35, log(far) * 3.2);
  float shade = layers4(ground * vec2(.55, .9) + vec2(4., .5));
  float strip = smoothstep(.012, .05, down) * smoothstep(.30, .14, down + .10 * (shade - .5) + .07 * p.x);
  float lit = sat(strip + .55 * smoothstep(.56, .66, shade) * smoothstep(.66, .3, down));
  float tuft = noise(vec2(p.x * far * 2.1, down * far * 34.)) * .6 + .4 * noise(vec2(p.x * far * 5., down * far * 60.));
  vec3 gold = mix(hex(0xc9812a), hex(0xffd56b), sat(tuft * 1.1));
  gold = mix(gold, hex(0xd9a95a), .35 * smoothstep(.3, .7, noise(ground * 1.7)));
  vec3 dim = mix(hex(0x2f2b2c), hex(0x7a5c35), tuft);
  dim = mix(dim, hex(0x414b3c), smoothstep(.42, .62, layers3(ground * 1.3 + 9.)) * .7);
  vec3 col = mix(dim, gold, lit);
  float bend = .12 + .62 * sin(log(far) * 2.3 + 1.) * smoothstep(.0, .4, down) - .55 * smoothstep(.1, .6, down);
  float width = .010 + .10 * pow(down, 1.35);
  float creek = smoothstep(1., .72, abs(p.x - bend) / width + .5 * (noise(vec2(p.y * 40., 1.)) - .5)) * smoothstep(.02, .05, down);
  vec3 mirror = mix(hex(0xf4dfb0), hex(0x5d6a84), smoothstep(.05, .5, down + .2 * (tuft - .5)));
  col = mix(col, col * .35, smoothstep(1.9, 1., abs(p.x - bend) / width) * smoothstep(.02, .05, down) * .8);
  col = mix(col, mirror, creek);
  col = mix(col, hex(0x8c7f86), .55 * exp(-down * 26.));
  flow = normalize(vec2(1., .10 * (shade - .5) + .25 * (tuft - .5) * smoothstep(.1, .5, down)));
  detail = mix(.35 + .25 * lit, .9, creek);
  return col;
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  if (p.y < HORIZON) {
    col = plainAt(p, flow, detail);
    id = 1.;
    depth = 2. / (HORIZON - p.y + .05);
  } else if (p.y < rangeNear(p.x)) {
    float up = (p.y - HORIZON) / .2;
    float face = layers3(vec2(p.x * 5. + p.y * 7., p.y * 6.));
    col = mix(hex(0x27304a), hex(0x4c5878), face) + hex(0xd9a95a) * .10 * smoothstep(.25, 0., up);
    id = 2.;
    depth = 45.;
    flow = normalize(vec2(1., -.55 * sign(p.x - .95)));
    detail = .4;
  } else if (p.y < rangeFar(p.x)) {
    float face = smoothstep(.4, .62, layers3(vec2(p.x * 4. - p.y * 6., p.y * 9.)));
    col = mix(hex(0x5c6a8c), hex(0xc3a99a), face * .6);
    id = 3.;
    depth = 60.;
    flow = normalize(vec2(1., .3));
    detail = .35;
  } else {
    col = skyAt(p, flow, detail);
    id = 0.;
    depth = 90.;
  }
  col = film(col);
}
