// One bowl of fruit told four ways: in full colour, in strong contrast, as relief to be touched, and as plain shapes.
const vec3 LIGHT = normalize(vec3(-.62, .64, .46));

struct Fruit { vec3 at, size; float turn; vec3 colour, second, plain; };

Fruit pick(int i) {
  if (i == 0) return Fruit(vec3(-.30, .30, .14), vec3(.235, .215, .23), .0, hex(0xe0562e), hex(0xf0a23c), hex(0xe2553a));
  if (i == 1) return Fruit(vec3(.27, .31, .12), vec3(.295, .205, .21), .35, hex(0xf3c32a), hex(0xfae07a), hex(0xf2c230));
  if (i == 2) return Fruit(vec3(-.02, .42, -.20), vec3(.25, .24, .24), .2, hex(0x8fae3c), hex(0xc8c85a), hex(0x7fa64a));
  if (i == 3) return Fruit(vec3(.00, .33, .36), vec3(.20, .19, .19), .0, hex(0xb52f3c), hex(0xe07a4a), hex(0x9c2f4a));
  if (i == 4) return Fruit(vec3(.04, .66, .06), vec3(.20, .185, .19), -.3, hex(0xf08a2a), hex(0xf7b45a), hex(0xf0963c));
  return Fruit(vec3(.93, .155, .34), vec3(.165, .152, .155), .1, hex(0x6a3a86), hex(0xa05a9a), hex(0x6d3fa0));
}

// First thing along a ray: 1 table, 2 wall, 3 bowl outside, 4 bowl inside, 10 and more fruit.
float meet(vec3 from, vec3 way, out vec3 q, out vec3 n) {
  float t = -from.y / way.y, what = 1.;
  n = vec3(0, 1, 0);
  float wall = (-1.35 - from.z) / way.z;
  if (t < 0. || wall < t) { t = wall; what = 2.; n = vec3(0, 0, 1); }
  for (int i = 0; i < 6; i++) {
    Fruit f = pick(i);
    vec3 o = from - f.at, d = way;
    o.xy = turn(f.turn) * o.xy; d.xy = turn(f.turn) * d.xy;
    o /= f.size; d /= f.size;
    float a = dot(d, d), b = dot(o, d), c = dot(o, o) - 1., h = b * b - a * c;
    if (h < 0.) continue;
    float s = (-b - sqrt(h)) / a;
    if (s > .001 && s < t) { t = s; what = 10. + float(i); n = (o + d * s) / f.size; n.xy = turn(-f.turn) * n.xy; n = normalize(n); }
  }
  // The bowl is the lower part of an ellipsoid, open above.
  vec3 size = vec3(.72, .46, .72), o = (from - vec3(0., .46, 0.)) / size, d = way / size;
  float a = dot(d, d), b = dot(o, d), c = dot(o, o) - 1., h = b * b - a * c;
  if (h > 0.) for (int k = 0; k < 2; k++) {
    float s = (-b + (k == 0 ? -1. : 1.) * sqrt(h)) / a;
    vec3 at = from + way * s;
    if (s > .001 && s < t && at.y < .335 && at.y > .002) { t = s; what = k == 0 ? 3. : 4.; n = normalize((o + d * s) / size) * (k == 0 ? 1. : -1.); break; }
  }
  q = from + way * t;
  return what;
}

void look(vec2 p, out vec3 from, out vec3 way) {
  from = vec3(0., 1.45, 4.6);
  mat3 c; vec3 ahead = normalize(vec3(.10, .36, 0.) - from), right = normalize(cross(ahead, vec3(0, 1, 0)));
  c = mat3(right, cross(right, ahead), ahead);
  way = normalize(c * vec3(p, 4.1));
}

float whatAt(vec2 p) { vec3 f, w, q, n; look(p, f, w); float m = meet(f, w, q, n); return m == 2. ? 1. : m; }

float heightAt(vec2 p) {
  vec3 f, w, q, n; look(p, f, w);
  float m = meet(f, w, q, n);
  return m < 2.5 ? 0. : m < 4.5 ? .10 + .10 * max(0., n.z) : .16 + .20 * max(0., n.z) + .05 * max(0., n.y);
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  vec2 reach = vec2(.8, .5), cell = vec2(step(0., p.x), step(0., p.y));
  vec2 s = vec2(p.x - (cell.x * 2. - 1.) * reach.x, p.y - (cell.y * 2. - 1.) * reach.y);
  vec2 border = reach - abs(s);
  float way4 = cell.y > .5 ? cell.x : 2. + cell.x;
  vec2 v = s * 1.22 + vec2(.19, .02);
  vec3 from, way, q, n, dummyQ, dummyN;
  look(v, from, way);
  float m = meet(from, way, q, n);
  id = m + 30. * way4; detail = m > 2.5 ? .95 : .25; depth = length(q - from);
  vec3 across = cross(n, vec3(0, 1, 0));
  flow = m < 2.5 ? normalize(vec2(1., m > 1.5 ? .5 : .0)) : normalize(across.xy + vec2(.001, 0.));
  if (way4 < .5) {
    Fruit f = pick(int(max(0., m - 10.)));
    vec3 base = m > 9.5 ? mix(f.colour, f.second, smoothstep(.45, .85, layers3(q.xy * 4. + q.z) + .18 * n.y)) : m > 2.5 ? mix(hex(0x2a5a9a), hex(0x3f86bf), layers3(q.xy * 5.)) : m > 1.5 ? mix(hex(0x1f5a58), hex(0x2f7f74), layers3(q.xy * 1.5)) : mix(hex(0xc9703f), hex(0xdd9258), layers3(q.xz * vec2(2., 7.)));
    if (m == 3.) base = mix(base, hex(0xf0e6d0), smoothstep(.02, .0, abs(q.y - .27) - .025));
    if (m == 4.) base *= .8;
    float shade = meet(q + n * .01 + LIGHT * .01, LIGHT, dummyQ, dummyN) < 2.5 ? 1. : 0.;
    float sun = max(0., dot(n, LIGHT)) * shade, open = m > 9.5 ? .55 + .45 * n.y : m == 1. ? smoothstep(.1, .8, length(q.xz)) * .5 + .5 : .8;
    col = base * (hex(0xffe0b0) * 1.75 * sun + mix(hex(0x6a5060), hex(0x8fa8c8), .5 + .5 * n.y) * .48 * open);
    col += hex(0xfff4dc) * pow(max(0., dot(n, normalize(LIGHT - way))), 50.) * shade * (m > 2.5 ? .7 : 0.);
  } else if (way4 < 1.5) {
    float e = .011, edge = 0.;
    for (int k = 0; k < 8; k++) { float a = float(k) * PI / 4.; edge = max(edge, step(.5, abs(whatAt(v + e * vec2(cos(a), sin(a))) - m) * step(.5, abs(m - 2.) + step(.5, abs(whatAt(v + e * vec2(cos(a), sin(a))) - 1.))))); }
    float stripe = m > 9.5 ? step(.62, fract((v.x * cos(m) + v.y * sin(m)) * 22.)) * step(dot(n, LIGHT), .35) : 0.;
    col = m > 2.5 ? (m < 4.5 ? hex(0x10121f) : hex(0xffd21f)) : hex(0x10121f);
    col = mix(col, hex(0x10121f), stripe);
    col = mix(col, hex(0xfffdf5), edge); id += edge * 200.; detail = m > 2.5 || edge > .5 ? 1. : .1;
  } else if (way4 < 2.5) {
    float e = .008, dx = heightAt(v + vec2(e, 0.)) - heightAt(v - vec2(e, 0.)), dy = heightAt(v + vec2(0., e)) - heightAt(v - vec2(0., e));
    float dots = m > 9.5 ? smoothstep(.30, .16, length(fract(turn(m * .7) * v * 15.) - .5)) : m == 3. ? smoothstep(.2, .0, abs(fract(v.y * 13.) - .5)) : 0.;
    vec2 g = vec2(dx, dy) / (2. * e);
    float facing = sat(.62 + .30 * dot(normalize(vec2(-.7, .7)), -g));
    col = hex(0xeadfcd) * (.20 + 1.15 * facing) + hex(0xfff8ea) * .12 * dots - .05 * (1. - dots) * step(9.5, m);
    col *= mix(vec3(.90, .88, .92), vec3(1.), sat(facing + .2));
    detail = m > 2.5 ? .9 : .12;
  } else {
    col = m > 9.5 ? pick(int(m - 10.)).plain : m == 3. ? hex(0x27408f) : m == 4. ? hex(0x1a2c66) : m == 2. ? hex(0xf6dcc4) : hex(0xe9b08a);
    flow = vec2(1., 0.); detail = m > 2.5 ? .6 : .1;
  }
  if (min(border.x, border.y) < .016) { col = hex(0xf2ebe0); id = 299.; flow = border.x < border.y ? vec2(0., 1.) : vec2(1., 0.); detail = .6; depth = 1.; }
  col = way4 < .5 && id < 298. ? film(col * .98) : col;
}
