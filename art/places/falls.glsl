// A waterfall over ledges of black rock in fern-green half-light.
float centreAt(float y) {
  return .16 + .10 * sin(y * 2.3 + .6) - .10 * smoothstep(.2, -.5, y);
}

float halfWidthAt(float y) {
  float upper = mix(.12, .30, smoothstep(1., .22, y));
  float lower = mix(.30, .62, smoothstep(.22, -.6, y));
  return mix(lower, upper, smoothstep(.10, .26, y));
}

float bedAt(vec2 p) {
  return p.y * 3.7 + 1.7 * (layers3(p * vec2(1.1, .5) + 3.) - .5) + .30 * p.x + .25 * noise(vec2(p.x * 6., p.y));
}

vec3 rockAt(vec2 p, out float lid, out float block) {
  float bed = bedAt(p);
  float layer = floor(bed);
  float f = fract(bed);
  float joint = p.x * (1.7 + 2.6 * hash1(layer)) + hash1(layer + 9.) * 7. + .5 * (layers3(p * 3.) - .5) + .18 * f;
  block = hash2(vec2(floor(joint), layer));
  float g = fract(joint);
  float top = .74 + .20 * (noise(vec2(p.x * 9., layer)) - .5);
  lid = smoothstep(top, top + .12, f);
  float gap = max(smoothstep(.16, .0, f), .7 * smoothstep(.05, .0, min(g, 1. - g)));
  float facing = sat(.35 + .5 * (block - .5) + .8 * (layers4(p * vec2(5., 3.) + block * 9.) - .5) + .3 * (.5 - g));
  vec3 col = mix(hex(0x0b1114), hex(0x3d4a49), facing * (.30 + .70 * f));
  col = mix(col, hex(0x93b3b0), .5 * smoothstep(.58, .74, layers3(p * vec2(8., 2.2) + block * 5.)) * f);
  vec3 moss = mix(hex(0x244a26), hex(0x8fae3c), smoothstep(.3, .7, layers3(p * vec2(7., 14.))));
  col = mix(col, moss, lid * smoothstep(.34, .52, layers3(p * vec2(1.8, 2.4) + 8.)) * .9);
  float buttress = layers3(p * vec2(1.5, .7) + 14.);
  return mix(col, hex(0x04080a), gap * .45) * (.45 + 1.1 * smoothstep(.25, .7, buttress));
}

float waterAt(vec2 p, out float strand, out float lip) {
  float bed = bedAt(p);
  float ledge = hash2(vec2(floor(p.x * 5. + hash1(floor(bed)) * 5.), floor(bed)));
  float x = p.x + .035 * (hash1(floor(bed) + 4.) - .5) + .012 * sin(bed * 3.);
  float side = (x - centreAt(p.y)) / halfWidthAt(p.y);
  strand = noise(vec2(x * 17., p.y * .9 + hash1(floor(bed)))) * .55 + noise(vec2(x * 41., p.y * 1.7 + 5.)) * .45;
  lip = smoothstep(.80, .97, fract(bed)) * smoothstep(.35, .8, ledge);
  float cover = smoothstep(1.08, .62, abs(side) + .95 * (strand - .5) + .10 * (ledge - .5));
  float parting = smoothstep(.30, .50, strand + .14 * ledge + .20 * (1. - abs(side)) - .08 * smoothstep(.3, -.5, p.y));
  return cover * parting * smoothstep(.99, .9, p.y);
}

// One tree fern seen from the side as a mass: long fronds fall from a crown. `l` is the place in it, from -1 to 1.
float crownAt(vec2 l, float key, out float frond, out vec2 lie) {
  float reach = abs(l.x);
  float arch = .30 - .85 * reach * reach + .22 * reach;
  float below = arch - l.y;
  float fan = l.x / (.34 + .80 * max(below, .0) + .35 * reach);
  frond = noise(vec2(fan * 8. + key * 37., 1.)) * .6 + .4 * noise(vec2(fan * 19. + key * 13., 5. + below * 2.));
  lie = normalize(vec2(sign(l.x) * (.55 + .3 * reach), .45 - 1.7 * reach - .8 * below));
  float tip = (.20 + .55 * frond) * (1. - .55 * reach);
  return min(min(tip - below, below + .04 * frond), .98 - reach - .1 * frond);
}

float bankAt(vec2 p, float row) {
  float left = -.70 - .16 * row - p.x + .34 * (layers3(vec2(p.y * 1.7 + 3., row * 2.)) - .5) - .16 * smoothstep(-.2, -.8, p.y) * (1. - row);
  float right = p.x - .84 - .16 * row + .34 * (layers3(vec2(p.y * 1.9 + 8., row * 2.)) - .5);
  return max(left, right) + .30 * smoothstep(-.62, -1., p.y) * row;
}

void placeFerns(vec2 p, inout vec3 col, inout float depth, inout vec2 flow, inout float id, inout float detail) {
  for (int row = 0; row < 4; row++) {
    float fr = float(row);
    float front = fr / 3.;
    float size = mix(.17, .40, front);
    for (int k = 0; k < 16; k++) {
      vec2 cell = floor(p / size) + vec2(float(k % 4) - 1.5, 2. - float(k / 4)) + .5;
      vec2 at = (floor(cell) + .2 + .6 * hash22(floor(cell) + fr * 23.)) * size;
      if (bankAt(at, front) < .0) continue;
      float key = hash2(floor(cell) + fr * 7. + 3.);
      float frond;
      vec2 lie;
      vec2 l = (p - at) / (size * (.95 + .55 * key));
      if (crownAt(l, key, frond, lie) < 0.) continue;
      float light = exp(-dot(at - vec2(.2, .45), at - vec2(.2, .45)) * .95);
      float lit = sat(.30 + .50 * l.y + .95 * (frond - .5) - .25 * sign(at.x - .1) * l.x);
      vec3 green = mix(hex(0x061a19), hex(0x23623c), sat(lit * 1.7));
      green = mix(green, hex(0xa9cc58), smoothstep(.42, .92, lit) * (.30 + .70 * light));
      green = mix(green, hex(0x4b6f2a), .5 * step(.7, key));
      green = mix(green, hex(0x2a6468), .30 * (1. - front));
      col = green * (.22 + 1.25 * light) * mix(.9, .8, front);
      id = 10. + mod(floor(key * 60.) + fr * 5., 40.);
      depth = 5. - 3. * front;
      detail = .35 + .4 * lit;
      flow = lie;
    }
  }
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  float lid, block;
  col = rockAt(p, lid, block);
  float day = exp(-pow(length((p - vec2(.25, .62)) * vec2(.8, .75)), 2.) * 1.1);
  col *= .55 + 1.25 * day;
  id = 2.;
  depth = 8.;
  detail = .62;
  flow = lid > .5 ? vec2(1., .05) : normalize(vec2(.25 * (block - .5), 1.));
  float strand, lip;
  float water = waterAt(p, strand, lip);
  if (water > .35) {
    vec3 veil = mix(hex(0x4f7f86), hex(0xe9f4e6), smoothstep(.25, .8, strand));
    veil = mix(veil, hex(0xffffff), lip * .6);
    col = mix(col, veil * (.52 + .62 * day), smoothstep(.35, .62, water) * .96);
    id = 1.;
    depth = 7.;
    detail = .8;
    flow = lip > .6 ? vec2(1., .1) : vec2(.05 * (strand - .5), 1.);
  }
  float leaves = p.y - .72 - .10 * sin(p.x * 3.) - .30 * exp(-pow((p.x - .22) / .34, 2.)) + .30 * (layers4(p * vec2(3., 3.5)) - .5);
  if (leaves > 0.) {
    float dapple = layers4(p * vec2(6., 7.) + 2.);
    col = mix(hex(0x0c241f), hex(0x3c7a3c), smoothstep(.35, .65, dapple));
    col = mix(col, hex(0xd8e67a), smoothstep(.58, .72, dapple) * day);
    id = 3.;
    depth = 9.;
    detail = .4;
    flow = normalize(vec2(layers3(p * 4.) - .5, layers3(p * 4. + 9.) - .4));
  }
  float pool = -.66 + .02 * sin(p.x * 5.) + .03 * (layers3(vec2(p.x * 3., 4.)) - .5);
  if (p.y < pool) {
    float down = pool - p.y;
    float swell = layers3(vec2(p.x * 2.6 / (down + .25), 9. / (down + .25))) - .5;
    float glow = exp(-pow((p.x - .12 + .3 * swell) / (.62 + .3 * down), 2.));
    col = mix(hex(0x06171a), hex(0x2f6a62), sat(glow * .8 + .5 * swell));
    col = mix(col, hex(0xdcefe2), smoothstep(.02, .22, swell + .25 * glow - .6 * down) * glow);
    id = 4.;
    depth = 5.;
    detail = .5;
    flow = normalize(vec2(1., .15 * swell));
  }
  float mist = exp(-pow((p.y - pool - .02) / .15, 2.)) * exp(-pow((p.x - .1) / .62, 2.));
  col = mix(col, hex(0xc4ded2), .55 * mist * (.5 + layers3(p * vec2(3., 5.))));
  placeFerns(p, col, depth, flow, id, detail);
  col = film(col * 1.2);
}
