// A tram comes up a wet street at dusk; somebody waits under a red umbrella.
#include "shapes.glsl"

const vec2 FAR = vec2(-.20, .10);

float ray(float a) { return 1. / max(a, .001); }

float glowAt(vec2 p, vec2 at, float reach) { return exp(-length(p - at) / reach); }

// Fronts of houses along one side: `s` is how far up the street, 0 near to 1 far.
vec3 housesAt(vec2 p, float side, out float inside, out float key, out vec2 lie) {
  float away = max((p.x - FAR.x) * side, .0005);
  float edge = .13;
  inside = away - edge;
  float far = 1.75 / away;
  float up = (p.y - FAR.y) * far;
  float along = log(far) * 3.1 + (side > 0. ? .35 : .1);
  float house = floor(along);
  key = hash1(house + side * 13. + 40.);
  float tall = 1.05 + .75 * key + .12 * step(.5, fract(along * 2.));
  inside = min(inside, tall - up);
  float l = fract(along);
  vec3 wall = mix(hex(0x232c4d), hex(0x46405f), key);
  wall = mix(wall, hex(0x31536a), .5 * step(.6, hash1(house + 7.)));
  wall *= .60 + .4 * layers3(vec2(along * 6., up * 3.));
  vec2 g = vec2(l * 3., (up - .42) * 3.1);
  vec2 w = abs(fract(g) - .5);
  float pane = max(w.x - .20, w.y - .30);
  float which = hash2(floor(g) + house * 7. + side);
  if (up > .42 && up < tall - .14 && pane < 0.) {
    vec3 dark = mix(hex(0x18223f), hex(0x5a7f9c), .35 + .3 * which);
    vec3 lit = mix(hex(0xf2a03f), hex(0xffdf9a), hash1(which * 90.));
    wall = which > .62 ? lit * (1.05 - .5 * smoothstep(-.25, .1, pane + .1)) : dark;
  }
  // Shops below, warm, under awnings.
  if (up < .34 && up > -.05) {
    float shop = hash1(house * 5. + side);
    float front = abs(l - .5) - .43;
    if (front < 0.) wall = shop > .35 ? mix(hex(0xff9f3a), hex(0xffe2a0), sat(up * 2. + .3 * noise(vec2(along * 14., up * 8.)))) * .92 : mix(hex(0x1a2440), hex(0x3f6a80), sat(up * 2.));
    if (up > .25) wall = mix(hex(0x7a3144), hex(0x2d4f63), step(.5, key)) * .8;
  }
  if (l < .025) wall *= .5;
  lie = normalize(vec2(p.x - FAR.x, p.y - FAR.y));
  return mix(wall, hex(0xa88a94), sat((far - 1.6) / 10.) * .80);
}

// The front of the tram around the middle of its foot, one unit wide.
vec3 tramAt(vec2 l, out float inside, out float part) {
  float body = box(l - vec2(0., .68), vec2(.40, .56)) - .10;
  inside = -body;
  part = 1.;
  vec3 c = mix(hex(0x12584a), hex(0x2c8a68), sat(.2 + .8 * l.y)) * (.85 + .3 * layers3(l * vec2(3., 9.)));
  if (l.y > .50) c = mix(hex(0xb09a70), hex(0xd8c494), sat(l.y - .3)) * .62;
  if (abs(l.y - .50) < .022 || abs(l.y - 1.085) < .015) c = hex(0xc78a2a);
  // Three windscreens and the driver behind the middle one.
  float panes = min(box(l - vec2(0., .80), vec2(.165, .225)), box(vec2(abs(l.x) - .335, l.y - .80), vec2(.115, .215))) - .025;
  if (panes < 0.) {
    part = 2.;
    c = mix(hex(0xe8761c), hex(0xffd27a), smoothstep(.55, 1.02, l.y)) * .95;
    c = mix(c, hex(0xfff0c0) * 1.3, glowAt(l, vec2(.02, 1.01), .09));
    c *= .8 + .35 * noise(vec2(l.x * 11., l.y * 3.));
    float sitter = min(egg(l - vec2(.05, .82), vec2(.062, .080)), egg(l - vec2(.05, .60), vec2(.15, .155)));
    sitter = min(sitter, egg(l - vec2(-.33, .72), vec2(.048, .06)));
    sitter = min(sitter, egg(l - vec2(-.33, .58), vec2(.085, .09)));
    if (sitter < 0.) { c = hex(0x241f36); part = 3.; }
  } else if (panes < .022) { c = hex(0x17373a); }
  float sign_ = box(l - vec2(0., 1.165), vec2(.25, .050));
  if (sign_ < 0.) { c = mix(hex(0x17151f), hex(0xffc65a), step(abs(l.y - 1.165), .026) * step(.32, noise(vec2(l.x * 34., 2.)))) ; part = 4.; }
  float lamp = length(l - vec2(0., .33));
  if (lamp < .105) { c = mix(hex(0xfff6d8) * 2.6, hex(0xd8912c), smoothstep(.060, .105, lamp)); part = 5.; }
  if (box(l - vec2(0., .115), vec2(.42, .055)) < 0.) { c = hex(0x1d2530); part = 6.; }
  return c;
}

vec3 streetAt(vec2 p, out float depth, out vec2 flow, out float id, out float detail) {
  float h = sat(p.y * .5 + .5);
  vec3 c = mix(hex(0xe89a62), hex(0x7d6a94), smoothstep(.54, .70, h));
  c = mix(c, hex(0x2b3f70), smoothstep(.62, .95, h));
  c += hex(0xffb070) * .35 * exp(-dot((p - FAR) * vec2(2.2, 2.6), (p - FAR) * vec2(2.2, 2.6)));
  float cloud = layers6(p * vec2(1.1, 2.6) + vec2(1., 4.));
  c = mix(c, mix(hex(0x2f3763), hex(0xc98a86), sat(1.2 - 1.9 * (p.y - .1))), smoothstep(.45, .66, cloud) * .7);
  id = 1.; depth = 30.; detail = .18; flow = normalize(vec2(1., .35));
  // A hill closes the street.
  if (p.y < FAR.y + .17 + .05 * sin(p.x * 7.)) { c = mix(hex(0x7d7b9c), c, .35); id = 2.; depth = 25.; }
  float inside, key;
  vec2 lie;
  for (int k = 0; k < 2; k++) {
    float side = k == 0 ? -1. : 1.;
    vec3 house = housesAt(p, side, inside, key, lie);
    if (inside > 0.) { c = house; id = 10. + floor(key * 40.) + 50. * float(k); depth = 14.; detail = .5; flow = abs(p.y - FAR.y) > .3 ? vec2(.05, 1.) : lie; }
  }
  return c;
}

vec3 lampsAt(vec2 p) {
  vec3 c = vec3(0.);
  for (int k = 0; k < 5; k++) {
    float z = 1.3 * pow(1.75, float(k));
    for (int s = 0; s < 2; s++) {
      vec2 at = FAR + vec2(s == 0 ? -1.10 : 1.55, 1.02) / z;
      float d = length(p - at);
      c += hex(0xffa84a) * (.50 * exp(-d * z * 7.) + .09 * exp(-d * z * 1.8));
      if (d < .050 / z) c += hex(0xffefc0) * 1.6;
    }
  }
  return c;
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  const vec2 FOOT = vec2(.46, -.36);
  const float WIDE = .86;
  float kerb = FAR.y - .035;
  float ground = 0.;
  vec2 q = p;
  float under = FAR.y - p.y;
  bool wet = p.y < FAR.y - .02;
  if (wet) {
    // The road mirrors what stands on it, drawn long and broken by small waves.
    float z = .5 / under;
    float ripple = layers4(vec2(p.x * 9. / (under + .25), 22. * log(under + .05)));
    float drops = noise(vec2(p.x * 26. / (under + .3), 30. * log(under + .04)));
    q = vec2(p.x + (ripple - .5) * .22 * under + (drops - .5) * .06 * under, FAR.y - .02 + under * (.82 + .75 * (ripple - .5)));
    ground = 1.;
  }
  float d2, id2, det2;
  vec2 fl2;
  col = streetAt(q, d2, fl2, id2, det2);
  col += lampsAt(q) * (wet ? .8 : 1.);
  depth = d2; flow = fl2; id = id2; detail = det2;
  // The tram, or its image in the road.
  float inside, part;
  vec2 t = (p - FOOT) / WIDE;
  if (wet) {
    float ripple = q.x - p.x;
    vec2 m = vec2((q.x - FOOT.x) / WIDE, (FOOT.y - p.y) / WIDE * .78 + ripple * .9);
    if (p.y < FOOT.y + .02) {
      vec3 image = tramAt(m, inside, part);
      if (inside > 0.) col = image * .95;
      col += hex(0xffd28a) * 1.1 * exp(-abs(q.x - FOOT.x) * 9.) * exp(-abs(FOOT.y - p.y) * 1.5);
    }
    float near = sat(under * .9);
    vec3 stone = mix(hex(0x4a4c68), hex(0x1f2742), near) * (.8 + .4 * layers4(vec2(p.x / (under + .1) * 2., 7. * log(under))));
    float shine = mix(.86, .52, near) + .20 * (layers3(vec2(p.x * 3. / (under + .2), 5. * log(under + .05)) + 5.) - .5);
    col = mix(stone, col, sat(shine));
    id = 3.; depth = 12. - 6. * sat(under); detail = .42; flow = abs(q.x - p.x) > .012 ? vec2(1., .05) : vec2(.12, 1.);
    // Rails run under the tram and out towards us.
    for (int k = 0; k < 2; k++) {
      float foot = k == 0 ? .205 : .83;
      float at = FAR.x + (foot - FAR.x) / (FAR.y - FOOT.y) * under;
      float w = .012 * under / .45;
      if (abs(p.x - at) < w) { col = mix(hex(0x26304a), hex(0xffd9a0), smoothstep(.35, .7, noise(vec2(1., p.y * 14.))) * .8 + .1); id = 4.; detail = .9; flow = normalize(vec2(at - FAR.x, -under)); }
    }
    // The pavement on the left, a step above the road.
    float curb = FAR.x - under * 1.02;
    if (p.x < curb) {
      float slab = layers3(vec2(p.x / under * 3., 4. * log(under)));
      vec3 pave = mix(hex(0x3d4463), hex(0x6b6480), slab);
      col = mix(pave, col, .42 + .2 * slab);
      if (p.x > curb - .035 * under - .004) col = mix(hex(0x9a93a4), col, .35);
      id = 5.; flow = normalize(vec2(1., .02)); detail = .35;
    }
  }
  if (!wet || p.y > FOOT.y) {
    vec3 tram = tramAt(t, inside, part);
    if (inside > 0.) { col = tram; id = 100. + part; depth = 6.; detail = .95; flow = part > 1.5 && part < 2.5 ? vec2(.1, 1.) : vec2(.04, 1.); }
    // One side of it runs back towards the vanishing point.
    vec2 side = p - FAR;
    float s = (FOOT.x - .5 * WIDE + .01 - FAR.x) ;
    float back = side.x / s;
    if (inside <= 0. && back < 1. && back > .42) {
      float topY = (FOOT.y + 1.20 * WIDE - FAR.y) * back, lowY = (FOOT.y + .10 * WIDE - FAR.y) * back;
      if (side.y < topY && side.y > lowY) {
        float up = (side.y - lowY) / (topY - lowY), along = 1. / back;
        vec3 c = up > .42 ? mix(hex(0xbfae86), hex(0xe2d3a8), up) * .62 : mix(hex(0x0d4038), hex(0x1c6a55), up * 2.);
        float pane = max(abs(fract(along * 4.2) - .5) - .36, abs(up - .64) - .15);
        if (pane < 0.) c = mix(hex(0xf08a30), hex(0xffdf98), up) * 1.1;
        col = c; id = 107.; depth = 6.5; detail = .8; flow = normalize(side);
      }
    }
  }
  col += hex(0xffc87a) * (.60 * exp(-length(p - FOOT - vec2(0., .33) * WIDE) * 8.5) + .05 * exp(-length(p - FOOT - vec2(0., .5)) * 1.6));
  // Its bow on the wire; wires overhead; the pole of the stop.
  vec2 bow = p - FOOT - vec2(.0, 1.24 * WIDE);
  float arms = min(min(segment(bow, vec2(-.05, 0.), vec2(-.13, .10)), segment(bow, vec2(-.13, .10), vec2(-.02, .21))), min(segment(bow, vec2(.05, 0.), vec2(.13, .10)), segment(bow, vec2(.13, .10), vec2(.02, .21))));
  arms = min(arms, segment(bow, vec2(-.13, .215), vec2(.13, .215)));
  if (arms < .008) { col = hex(0x1c2038); id = 7.; depth = 6.; detail = 1.; flow = vec2(.5, .8); }
  for (int k = 0; k < 3; k++) {
    float x0 = k == 0 ? .42 : k == 1 ? .75 : -.1;
    vec2 a = FAR + vec2(.02 * float(k), .10), b = vec2(x0, 1.05);
    if (segment(p, a, b + (b - a)) < .0045 && p.y > FAR.y + .13 && max(abs(t.x) - .5, t.y - 1.32) > 0.) { col = mix(col, hex(0x1c2038), .85); id = 8.; depth = 8.; detail = 1.; flow = normalize(b - a); }
  }
  if (abs(p.y - (.86 + .05 * (p.x - .4) * (p.x - .4))) < .0045) { col = mix(col, hex(0x1c2038), .85); id = 9.; depth = 8.; detail = 1.; flow = vec2(1., .05); }
  float pole = min(abs(p.x + 1.28) - .014, box(p - vec2(-1.28, .60), vec2(.105, .105)) - .02);
  pole = max(pole, -p.y - .62);
  if (pole < 0.) {
    float plate = box(p - vec2(-1.28, .60), vec2(.105, .105));
    col = plate < 0. ? mix(hex(0x1c6a78), hex(0x3fa0a0), sat(p.y)) : hex(0x191d33);
    if (plate < 0. && (abs(length((p - vec2(-1.28, .61)) * vec2(1., .8)) - .05) < .013)) col = hex(0xf2e3c0);
    col = mix(col, hex(0xffc27a), .35 * smoothstep(-1.285, -1.26, p.x));
    id = plate < 0. ? 111. : 112.; depth = 4.; detail = 1.; flow = vec2(.02, 1.);
  }
  // Who waits: a long coat, seen from behind, and the umbrella.
  vec2 l = p - vec2(-.74, -.80);
  float s = sat((l.y - .20) / .66);
  float wide_ = (.215 - .075 * pow(s, .6) + .012 * sin(l.y * 9.)) * sqrt(max(1. - pow(max(l.y - .76, 0.) / .15, 2.), 0.));
  float coat = max(abs(l.x - .012 * s) - wide_, max(.20 + .02 * sin(l.x * 26.) - l.y, l.y - .91));
  coat = min(coat, limb(l, vec2(.115, .80), vec2(.195, .56), .058, .050));
  coat = min(coat, limb(l, vec2(-.115, .80), vec2(-.185, .52), .056, .044));
  coat = min(coat, limb(l, vec2(-.185, .52), vec2(-.17, .40), .042, .036));
  float legs = min(limb(l, vec2(-.055, .22), vec2(-.065, .0), .046, .034), limb(l, vec2(.06, .22), vec2(.065, .0), .046, .034));
  legs = min(legs, min(egg(l - vec2(-.07, -.015), vec2(.055, .026)), egg(l - vec2(.07, -.015), vec2(.055, .026))));
  float head = egg(l - vec2(.025, 1.03), vec2(.078, .098));
  float scarf = egg(turn(.1) * (l - vec2(.018, .935)), vec2(.090, .040));
  float person = min(min(coat, legs), min(head, scarf));
  if (person < 0.) {
    float rim = smoothstep(-.022, -.002, person) * smoothstep(.02, .12, l.x);
    col = mix(hex(0x141a30), hex(0x2b3354), sat(.5 + 2.4 * l.x) * .8 + .2 * layers3(l * vec2(18., 3.)));
    id = 120.; flow = vec2(.06 + .3 * l.x, 1.);
    if (head < 0. && head < coat) { col = mix(hex(0x1c1424), hex(0x4a2c2c), sat(.5 + 5. * l.x)); id = 121.; flow = normalize(vec2(l.y - 1.03, .1 - l.x)); }
    if (scarf < 0.) { col = mix(hex(0x8a6a2a), hex(0xe0b04a), sat(.5 + 5. * l.x)); id = 122.; flow = vec2(1., .1); }
    col += hex(0xffb868) * rim * .75;
    depth = 3.; detail = .95;
  }
  vec2 u = turn(.10) * (l - vec2(.06, 1.10));
  float wide = .41, high = .28;
  float dome = max(length(u / vec2(wide, high)) - 1., -u.y);
  float scallop = .050 * abs(sin((asin(clamp(u.x / wide, -1., 1.)) / PI + .5) * PI * 5.));
  float cloth = max(length(u / vec2(wide, high)) - 1., -(u.y + .02 - scallop));
  if (cloth < 0.) {
    float rib = asin(clamp(u.x / (wide * sqrt(max(1. - u.y * u.y / (high * high), .02))), -1., 1.)) / PI + .5;
    float f = fract(rib * 5.);
    col = mix(hex(0x8e1c1f), hex(0xe2452f), sat(.25 + .55 * rib + .9 * u.y)) * (.84 + .30 * f);
    col = mix(col, hex(0xff9d62), .65 * smoothstep(.62, .98, rib) * smoothstep(.05, .2, u.y + .1));
    col = mix(col, hex(0xffd9b0), .5 * smoothstep(-.10, -.01, cloth) * smoothstep(.05, .25, u.y));
    if (f < .05) col *= .72;
    id = 130. + floor(rib * 5.); depth = 2.; detail = .9; flow = normalize(vec2(u.x * .9, .35 - u.y * .2) * sign(u.x + .001));
  }
  if (segment(l, vec2(.105, .80), vec2(.088, 1.18)) < .009 && cloth > 0. && person > 0.) { col = hex(0x1a1626); id = 128.; depth = 2.4; detail = 1.; flow = vec2(.1, 1.); }
  if (limb(u, vec2(0., high - .01), vec2(0., high + .055), .010, .004) < 0.) { col = hex(0x2a1a24); id = 129.; depth = 2.; detail = 1.; flow = vec2(0., 1.); }
  // Rain against the lights.
  vec2 r = turn(.14) * p;
  float lane = hash1(floor(r.x * 70.) + 3.);
  float drop = fract(r.y * (1.6 + lane) + lane * 17.);
  float wire = smoothstep(.30, .0, abs(fract(r.x * 70.) - .5)) * step(.62, lane) * smoothstep(.0, .10, drop) * smoothstep(.24, .12, drop);
  col += (hex(0xffdcb0) * .5 * sat(dot(col, vec3(.4)) + .1)) * wire * .9;
  col = film(col * .98);
}
