// Three frames of one flight in gouache on cream: two past ones as onion skins, the present one in full, and its path.
float bend(vec2 p, vec2 a, vec2 b, vec2 c, float base, float tip) {
  // Distance to a tapering bow from a over b to c, less its half width there.
  float best = 9.;
  vec2 last = a;
  for (int i = 1; i <= 18; i++) {
    float t = float(i) / 18.;
    vec2 here = mix(mix(a, b, t), mix(b, c, t), t), w = here - last, q = p - last;
    float s = sat(dot(q, w) / dot(w, w)), at = t - (1. - s) / 18.;
    best = min(best, length(q - w * s) - mix(base, tip, pow(at, .8)));
    last = here;
  }
  return best;
}

struct Pose { vec2 at; float turn, size; vec2 farBend, farTip, nearBend, nearTip; };

Pose pose(int i) {
  if (i == 0) return Pose(vec2(-.86, -.36), .36, .92, vec2(.05, .42), vec2(-.16, .80), vec2(-.16, .46), vec2(-.44, .84));
  if (i == 1) return Pose(vec2(-.06, .10), .26, 1.0, vec2(.24, .24), vec2(.04, .60), vec2(.02, -.20), vec2(-.30, -.50));
  return Pose(vec2(.90, .26), -.02, 1.12, vec2(.30, .20), vec2(.20, .52), vec2(-.12, -.34), vec2(-.50, -.68));
}

// The parts of a swallow: 1 far wing, 2 tail, 3 body, 4 near wing; 0 is air. `edge` is how far inside.
float swallow(vec2 p, Pose b, out float edge) {
  vec2 q = turn(-b.turn) * (p - b.at) / b.size;
  float far = bend(q, vec2(.10, .04), b.farBend, b.farTip, .088, .004);
  float tail = min(bend(q, vec2(-.22, 0.), vec2(-.44, .02), vec2(-.74, .13), .050, .003), bend(q, vec2(-.22, -.02), vec2(-.46, -.05), vec2(-.70, -.12), .050, .003));
  float body = bend(q, vec2(.34, .035), vec2(.10, .00), vec2(-.34, -.02), .072, .034);
  body = blendMin(body, length(q - vec2(.335, .050)) - .070, .08);
  float beak = bend(q, vec2(.38, .055), vec2(.42, .058), vec2(.455, .050), .030, .002);
  float near = bend(q, vec2(.07, .00), b.nearBend, b.nearTip, .105, .004);
  edge = -min(min(min(far, tail), min(body, beak)), near) * b.size;
  if (near < 0.) return 4.;
  if (min(body, beak) < 0.) return 3.;
  if (tail < 0.) return 2.;
  if (far < 0.) return 1.;
  return 0.;
}

// The parabola through the three birds.
float pathAt(float x) { return -.36 + .575 * (x + .86) - .232 * (x + .86) * (x + .06); }

vec3 feathers(vec2 p, Pose b, float part, out vec2 along) {
  vec2 q = turn(-b.turn) * (p - b.at) / b.size;
  vec2 axis = part > 3.5 ? b.nearTip - vec2(.07, 0.) : part > 2.5 ? vec2(1., .05) : part > 1.5 ? vec2(-1., .02) : b.farTip - vec2(.10, .04);
  along = turn(b.turn) * normalize(axis);
  float across = dot(q, vec2(-axis.y, axis.x) / length(axis)), reach = dot(q, normalize(axis));
  vec3 blue = mix(hex(0x1b2450), hex(0x35508f), .5 + .5 * sin(across * 90.) * .5 + .4 * (layers3(q * 9.) - .5));
  if (part > 3.5) return mix(blue * 1.25, hex(0x141a3c), smoothstep(.25, .70, reach));
  if (part < 1.5) return mix(hex(0x46598c), hex(0x2a3768), smoothstep(.1, .6, reach));
  if (part < 2.5) return mix(blue, hex(0x12183a), smoothstep(.3, .7, reach));
  vec3 c = mix(hex(0xe9a583), hex(0x26356b), smoothstep(-.02, .03, q.y + .02 * sin(q.x * 14.) - .07 * q.x));
  c = mix(c, hex(0xc8452b), smoothstep(.052, .044, length((q - vec2(.345, .000)) * vec2(.8, 1.))));
  if (length(q - vec2(.355, .072)) < .013) c = hex(0x0d0f1e);
  if (q.x > .412) c = hex(0x20233a);
  return c;
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  float wash = layers4(p * vec2(.8, 1.1) + 3.);
  col = mix(hex(0xf7ecd8), hex(0xf1dfc2), smoothstep(.3, .7, wash));
  flow = normalize(vec2(1., .25 * (wash - .5) + .1)); id = 1.; detail = .10; depth = 50.;
  float low = -.66 + .05 * sin(p.x * 2.3 + 1.) + .04 * (layers3(vec2(p.x * 3., 1.)) - .5);
  if (p.y < low) { col = mix(hex(0xdfeae2), hex(0xb9d3cf), smoothstep(0., .34, low - p.y)) * (.97 + .06 * wash); id = 2.; flow = vec2(1., .03); depth = 48.; detail = .15; }
  if (p.y < low - .13 + .05 * sin(p.x * 3.1)) { col = mix(hex(0x9cc2c2), hex(0x6fa3ac), smoothstep(-.8, -1., p.y)) * (.97 + .06 * wash); id = 3.; flow = vec2(1., .03); depth = 46.; }
  float path = p.y - pathAt(p.x), slope = (pathAt(p.x + .01) - pathAt(p.x - .01)) / .02;
  float thin = .0095 + .004 * sin(p.x * 3. + 1.), dist = abs(path) / sqrt(1. + slope * slope);
  bool drawn = dist < thin && p.x > -1.15 && p.x < .9;
  float dot_ = 9.;
  for (int i = 0; i < 7; i++) { float x = -1.15 + .3417 * float(i); dot_ = min(dot_, length(p - vec2(x, pathAt(x))) - (i == 0 ? .030 : .018)); }
  if (drawn || dot_ < 0.) { col = hex(0xd8432a); id = 5.; flow = dot_ < 0. ? vec2(1., 0.) : normalize(vec2(1., slope)); detail = 1.; depth = 20.; }
  for (int i = 0; i < 3; i++) {
    Pose b = pose(i);
    float edge, part = swallow(p, b, edge);
    if (part < .5) continue;
    vec2 along;
    vec3 own = feathers(p, b, part, along);
    float rim = smoothstep(.012, .006, edge);
    if (i == 0) col = mix(mix(col, hex(0xf0a48c), .42), hex(0xd8432a), rim * .85);
    else if (i == 1) col = mix(mix(mix(col, hex(0x8fb8c0), .60), own, .22), hex(0x2f7f8f), rim * .85);
    else col = own * (.92 + .14 * layers3(p * 8.));
    id = 10. + 10. * float(i) + part; flow = along; detail = i < 2 ? .8 : 1.; depth = 10. - float(i);
  }
}
