// Four loaded brushes seen from above, each at the end of the stroke it has just pulled.
const vec3 LIGHT = normalize(vec3(-.62, .58, .52));

struct Brush {
  vec2 tip;
  float turn, wide, bend;
  vec3 paint, second, handle, metal;
};

Brush pickBrush(int i) {
  if (i == 0) return Brush(vec2(-.50, .52), .20, .205, -.10, hex(0xd8432a), hex(0xf2a03c), hex(0x27306b), hex(0xd9dbe0));
  if (i == 1) return Brush(vec2(.10, .10), .27, .250, .13, hex(0x2b3fa6), hex(0x5f9fd8), hex(0xb5462f), hex(0xe0b568));
  if (i == 2) return Brush(vec2(-.46, -.34), .16, .165, -.16, hex(0xe8a92b), hex(0xf7dc8a), hex(0x1f5d57), hex(0xdcdde2));
  return Brush(vec2(.30, -.74), .24, .215, .10, hex(0x17806f), hex(0x8fd0a8), hex(0x231c2e), hex(0xd08b5c));
}

// Half the width of a brush at a distance from its tip: hairs, ferrule, handle.
float reach(float x, float w) {
  float tip = sqrt(max(0., 1. - pow(max(0., 1. - x / (2.1 * w)), 2.4)));
  float hairs = w * mix(.97, .90, smoothstep(0., 1.6 * w, x)) * tip;
  float body = mix(hairs, .70 * w, smoothstep(1.5 * w, 2.75 * w, x));
  body = mix(body, .58 * w, smoothstep(2.9 * w, 4.3 * w, x));
  body += .16 * w * smoothstep(4.4 * w, 5.6 * w, x) - .22 * w * smoothstep(6. * w, 10. * w, x);
  return body;
}

vec2 toBrush(vec2 p, Brush b) { return turn(-b.turn) * (p - b.tip); }

// Paint laid by the brush: x along (0 at the tip, negative behind), y across in -1 to 1.
vec2 toTrail(vec2 q, Brush b) {
  float y = q.y - b.bend * q.x * q.x;
  return vec2(q.x, y / (b.wide * (1. - .05 * sin(q.x * 3.))));
}

float ridges(vec2 t, float k) {
  return .55 * noise(vec2(t.x * .9 + k, t.y * 17. + k * 3.)) + .30 * noise(vec2(t.x * 1.7, t.y * 41. + k))
    + .25 * noise(vec2(t.x * 3. + k, t.y * 5.));
}

float trailCover(vec2 t, float k) {
  float hair = noise(vec2(k, t.y * 23.)), far = 1.55 + .55 * hair + .3 * noise(vec2(k, t.y * 60.));
  float begun = smoothstep(0., .10, far + t.x) * smoothstep(.14, .04, t.x);
  float dry = smoothstep(.45, 1.9, -t.x), gap = ridges(t * vec2(2.2, 1.), k + 9.);
  return begun * smoothstep(1.02, .95, abs(t.y) + .09 * (hair - .5)) * smoothstep(-.03, .05, gap + .52 - .62 * dry);
}

vec3 paper(vec2 p) {
  vec3 c = mix(hex(0xe6d3b8), hex(0xf8ecd8), sat(.62 - .25 * p.x + .3 * p.y));
  return c * (.97 + .05 * layers3(p * 3.));
}

vec3 paintedTrail(vec2 t, Brush b, float k, float turn) {
  float e = .012, slope = (ridges(t + vec2(0., e), k) - ridges(t - vec2(0., e), k)) / (2. * e);
  float mixed = sat(.45 + .9 * (noise(vec2(t.x * .6 + k, t.y * 7.)) - .5) + .45 * t.y);
  vec3 c = mix(b.paint, b.second, mixed * mixed);
  float rim = smoothstep(.80, .93, abs(t.y));
  float facing = .92 + .060 * slope * (cos(turn)) + .22 * rim * sign(t.y);
  return c * clamp(facing, .45, 1.6) + vec3(.10) * smoothstep(3.2, 6.5, slope);
}

// Lacquer, metal or hair of the brush itself.
vec3 brushColour(vec2 q, float v, Brush b, float k, vec2 world, out float part) {
  float w = b.wide, x = q.x / w;
  vec3 n = vec3(turn(b.turn) * vec2(0., v), sqrt(max(0., 1. - v * v)));
  float lit = max(0., dot(n, LIGHT)), back = max(0., dot(n, -vec3(LIGHT.xy, 0.)));
  vec3 halfway = normalize(LIGHT + vec3(0, 0, 1));
  float shine = max(0., dot(n, halfway));
  if (x < 2.75) {
    part = 1.;
    float hair = .6 * noise(vec2(q.x * 7., v * 26. + k)) + .4 * noise(vec2(q.x * 16., v * 60. + k));
    vec3 bristle = mix(hex(0x6f4a2c), hex(0xdcb583), hair) * (.35 + .95 * lit);
    bristle *= mix(1., .42, smoothstep(2.1, 2.75, x));
    float edge = 1.62 + .75 * (noise(vec2(k, v * 9.)) - .5) + .4 * (hair - .5);
    float loaded = smoothstep(edge + .12, edge - .12, x);
    vec3 wet = mix(b.paint, b.second, sat(.2 + .8 * (noise(vec2(q.x * 4., v * 8. + k)) - .25)));
    float bump = .7 * noise(vec2(q.x * 5., v * 11. + k)) + .3 * hair;
    wet = wet * (.42 + .85 * lit + .35 * (bump - .5)) + vec3(.85) * pow(shine, 22.) * smoothstep(.45, .8, bump);
    return mix(bristle, wet, loaded);
  }
  if (x < 4.35) {
    part = 2.;
    float band = smoothstep(.10, .02, abs(x - 3.25)) + smoothstep(.10, .02, abs(x - 3.5)) + smoothstep(.08, .02, abs(x - 4.2));
    float mirror = .18 + .9 * smoothstep(.15, .55, v) * smoothstep(.95, .6, v) + .35 * smoothstep(-.4, -.75, v) * smoothstep(-1., -.85, v);
    vec3 c = b.metal * (mirror + .25 * lit) * (1. - .35 * band);
    c += mix(b.paint, b.second, .3) * .22 * smoothstep(-.2, -.8, v);
    return c + vec3(1., .96, .9) * pow(shine, 40.) * .7;
  }
  part = 3.;
  float wear = smoothstep(.55, .8, layers3(q * vec2(5., 14.) + k));
  vec3 c = mix(b.handle, hex(0xc79a64), wear * .22) * (.22 + .95 * lit) + hex(0xb8a48a) * .12 * back;
  return c + vec3(1., .95, .86) * (.55 * pow(shine, 60.) + .16 * smoothstep(.50, .58, v) * smoothstep(.70, .62, v));
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  col = paper(p); depth = 9.; flow = normalize(vec2(1., .3 + .5 * (layers3(p * 1.1) - .5))); id = 0.; detail = .12;
  for (int i = 0; i < 4; i++) {
    Brush b = pickBrush(i);
    float k = float(i) * 7.3 + 2.;
    vec2 q = toBrush(p, b), t = toTrail(q, b);
    vec2 under = toTrail(toBrush(p + vec2(-.012, .020), b), b);
    col *= 1. - .26 * trailCover(under, k) * (1. - trailCover(t, k));
    if (trailCover(t, k) > .5) {
      col = paintedTrail(t, b, k, b.turn);
      flow = turn(b.turn) * normalize(vec2(1., 2. * b.bend * q.x)); id = 1. + float(i); detail = .8; depth = 8. - float(i) * .3;
    }
  }
  for (int i = 0; i < 4; i++) {
    Brush b = pickBrush(i);
    float k = float(i) * 7.3 + 2.;
    vec2 q = toBrush(p, b);
    vec2 s = toBrush(p + vec2(-.07, .10) * sat(.25 + .9 * q.x), b);
    float soft = .012 + .05 * sat(s.x);
    float shade = s.x > 0. ? smoothstep(soft, -soft, abs(s.y) - reach(s.x, b.wide)) * smoothstep(0., .1, s.x) : 0.;
    col *= mix(vec3(1.), vec3(.34, .33, .50), shade * .95);
    float w = reach(q.x, b.wide), x = q.x / b.wide;
    float tuft = x < 2.75 ? .10 * b.wide * (noise(vec2(q.y * 70. / b.wide * .2, k)) - .5) * smoothstep(1.2, 0., x) : 0.;
    if (q.x + tuft > 0. && abs(q.y) < w) {
      float part;
      col = brushColour(q, q.y / w, b, k, p, part);
      flow = turn(b.turn) * vec2(1., 0.);
      if (part > 1.5 && part < 2.5) flow = turn(b.turn) * vec2(0., 1.);
      id = 10. * float(i + 1) + part; detail = 1.; depth = 4. - float(i) * .3;
    }
  }
  col = film(col * 1.12);
}
