// A studio under the roof: sun through the skylight, a painter at the easel seen from behind, a cat in the warm place.
#include "../engine/solids.glsl"
#include "solid-shapes.glsl"

const vec3 SUN = normalize(vec3(1.20, 1.35, -.30));
const float RIDGE = 3.15;
const float PITCH = .86;

vec3 atEasel(vec3 p) { p -= vec3(.16, 0., -.95); p.xz = turn(-.30) * p.xz; return p; }

float canvasAt(vec3 p) { p = atEasel(p); p.y -= 1.30; p.yz = turn(.13) * p.yz; return block(p, vec3(.66, .47, .022), .006); }

float easelAt(vec3 p) {
  p = atEasel(p);
  float d = rod(p, vec3(-.42, 0., .12), vec3(-.10, 2.1, -.20), .030);
  d = min(d, rod(p, vec3(.42, 0., .12), vec3(.10, 2.1, -.20), .030));
  d = min(d, rod(p, vec3(0., 0., -.85), vec3(0., 2.0, -.20), .026));
  d = min(d, block(p - vec3(0., .80, .06), vec3(.58, .026, .055), .01));
  return d;
}

float painterAt(vec3 p, out float part) {
  p -= vec3(-.58, 0., .12);
  p.xz = turn(.22) * p.xz;
  // Skirt over the stool, shirt, hair in a knot, one arm at the canvas.
  float skirt = blendMin(ball(p - vec3(0., .64, -.06), vec3(.27, .17, .27)), rod(p, vec3(-.02, .55, -.14), vec3(-.03, .16, -.36), .21, .24), .14);
  skirt = max(skirt, .10 - p.y + .02 * sin(atan(p.x, p.z) * 11.));
  float shirt = blendMin(rod(p, vec3(0., .74, -.02), vec3(.0, 1.12, -.08), .185, .175), rod(p, vec3(-.165, 1.22, -.08), vec3(.165, 1.23, -.08), .085), .14);
  float arm = blendMin(rod(p, vec3(.20, 1.20, -.08), vec3(.375, .98, -.22), .078, .062), rod(p, vec3(.375, .98, -.22), vec3(.47, 1.12, -.50), .060, .042), .03);
  shirt = blendMin(shirt, arm, .05);
  shirt = blendMin(shirt, rod(p, vec3(-.20, 1.19, -.08), vec3(-.33, .92, -.16), .076, .06), .05);
  shirt = min(shirt, rod(p, vec3(-.33, .92, -.16), vec3(-.18, .84, -.36), .056, .045));
  float skin = blendMin(rod(p, vec3(.0, 1.26, -.08), vec3(.01, 1.40, -.10), .058, .055), ball(p - vec3(.015, 1.49, -.13), vec3(.105, .135, .12)), .04);
  skin = min(skin, ball(p - vec3(.485, 1.15, -.54), vec3(.045, .05, .055)));
  float hair = blendMin(ball(p - vec3(.012, 1.53, -.10), vec3(.128, .130, .128)), ball(p - vec3(.02, 1.635, -.005), vec3(.075)), .04);
  float brush = rod(p, vec3(.45, 1.10, -.45), vec3(.56, 1.24, -.74), .011, .008);
  part = 10.;
  float d = skirt;
  if (shirt < d) { d = shirt; part = 11.; }
  if (skin < d) { d = skin; part = 12.; }
  if (hair < d) { d = hair; part = 13.; }
  if (brush < d) { d = brush; part = 14.; }
  return d * .9;
}

float catAt(vec3 p) {
  p -= vec3(-1.32, 0., .78);
  p.xz = turn(.5) * p.xz;
  float d = blendMin(ball(p - vec3(0., .13, 0.), vec3(.27, .14, .16)), ball(p - vec3(.13, .13, .04), vec3(.15, .13, .15)), .08);
  d = blendMin(d, ball(p - vec3(-.24, .14, .09), vec3(.105, .092, .095)), .05);
  d = min(d, rod(p, vec3(-.29, .20, .07), vec3(-.305, .265, .075), .035, .006));
  d = min(d, rod(p, vec3(-.20, .205, .06), vec3(-.19, .268, .065), .035, .006));
  return blendMin(d, rod(p, vec3(.24, .05, .10), vec3(-.06, .045, .22), .042, .032), .03);
}

vec2 map(vec3 p) {
  vec2 d = vec2(p.y, 1.);
  float roof = (RIDGE - p.y - PITCH * abs(p.x)) * .758;
  d = nearer(d, vec2(roof, 2.));
  d = nearer(d, vec2(2.75 - abs(p.x), 3.));
  d = nearer(d, vec2(p.z + 3.3, 4.));
  // Rafters and ties.
  vec3 r = vec3(p.x, p.y, mod(p.z + .1, 1.15) - .575);
  float rafter = max(abs(r.z) - .055, roof - .11);
  rafter = min(rafter, block(vec3(p.x, p.y - 2.42, r.z - .0), vec3(1.2, .055, .045), .01));
  if (p.z < .9) d = nearer(d, vec2(rafter * .9, 5.)); else d.x = min(d.x, p.z - .75);
  if (max(abs(p.x - .16), abs(p.z + .95)) < 1.35) {
    d = nearer(d, vec2(canvasAt(p), 6.));
    d = nearer(d, vec2(easelAt(p), 7.));
  } else d.x = min(d.x, max(abs(p.x - .16), abs(p.z + .95)) - 1.15);
  float body = length(p - vec3(-.58, .85, .0)) - 1.15;
  if (body > .25) d = nearer(d, vec2(body, 11.));
  else {
    float part;
    float who = painterAt(p, part);
    d = nearer(d, vec2(who, part));
    vec3 s = p - vec3(-.58, 0., .12);
    float stool = min(drum(s - vec3(0., .50, 0.), .21, .03), rod(vec3(abs(s.x), s.y, abs(s.z)), vec3(.12, .5, .12), vec3(.20, 0., .20), .022));
    d = nearer(d, vec2(stool, 7.));
  }
  d = nearer(d, vec2(catAt(p) * .9, 15.));
  // Canvases lean on the left wall, faces to it and away.
  for (int k = 0; k < 4; k++) {
    float f = float(k);
    vec3 c = p - vec3(-2.46 + .10 * f, .52 + .10 * mod(f, 2.), -2.5 + .62 * f);
    c.xz = turn(.12 * (f - 1.5)) * c.xz;
    c.xy = turn(.19) * c.xy;
    d = nearer(d, vec2(block(c, vec3(.022, .50 + .12 * mod(f + 1., 2.), .36 + .07 * mod(f, 3.)), .004), 16. + f));
  }
  // A table by the right wall with jars, brushes and a plant.
  vec3 t = p - vec3(2.0, 0., -1.25);
  if (t.x > -1.1) {
    float table = block(t - vec3(0., .80, 0.), vec3(.52, .030, .95), .01);
    table = min(table, block(vec3(abs(t.x) - .44, t.y - .4, abs(t.z) - .86), vec3(.035, .4, .035), .008));
    d = nearer(d, vec2(table, 7.));
    d = nearer(d, vec2(drum(t - vec3(-.22, .97, .62), .105, .14), 21.));
    d = nearer(d, vec2(drum(t - vec3(.02, .92, .30), .085, .09) , 22.));
    d = nearer(d, vec2(drum(t - vec3(-.28, .89, .18), .07, .06), 23.));
    for (int k = 0; k < 6; k++) {
      float f = float(k), a = f * 1.1 + .4;
      d = nearer(d, vec2(rod(t, vec3(-.22, 1.0, .62), vec3(-.22 + .15 * cos(a), 1.42 + .09 * sin(f * 2.3), .62 + .15 * sin(a)), .012, .020), 24.));
    }
    d = nearer(d, vec2(drum(t - vec3(.05, .95, -.42), .15 + .05 * (t.y - .9), .13), 25.));
    for (int k = 0; k < 9; k++) {
      float f = float(k), a = f * 2.4;
      vec3 tip = vec3(.05 + (.18 + .16 * hash1(f)) * cos(a), 1.36 + .36 * hash1(f + 4.), -.42 + (.18 + .16 * hash1(f)) * sin(a));
      vec3 l = t - tip;
      l.xz = turn(-a) * l.xz;
      l.xy = turn(-.7 + .6 * hash1(f + 8.)) * l.xy;
      d = nearer(d, vec2(ball(l, vec3(.19, .024, .085)) * .8, 26.));
      d = nearer(d, vec2(rod(t, vec3(.05, 1.02, -.42), tip, .011), 26.));
    }
  } else d.x = min(d.x, -t.x - .9);
  return d;
}

// 1 where the sun comes in by the skylight or the small one behind it; panes leave bars.
float throughRoof(vec3 p) {
  float s = (RIDGE - p.y - PITCH * p.x) / (SUN.y + PITCH * SUN.x);
  vec3 q = p + SUN * s;
  vec2 w = vec2(q.x - 1.12, q.z + .42);
  float open = smoothstep(.50, .47, abs(w.x)) * smoothstep(.98, .94, abs(w.y));
  open *= smoothstep(.022, .040, abs(w.x)) * smoothstep(.022, .045, abs(abs(w.y) - .32));
  return open;
}

vec3 paintedAt(vec3 p) {
  p = atEasel(p); p.y -= 1.30; p.yz = turn(.13) * p.yz;
  vec2 u = p.xy / vec2(.66, .47);
  vec3 c = mix(hex(0xf4d9a2), hex(0x5f9fc2), smoothstep(-.1, .9, u.y + .15 * layers3(u * 2.)));
  c = mix(c, hex(0xe86a3a), smoothstep(.21, .18, length((u - vec2(.30, .26)) * vec2(1.4, 1.))));
  if (u.y < .02 + .18 * sin(u.x * 2.6 + .6)) c = mix(hex(0x27408a), hex(0x4f74b8), layers3(u * 5.));
  if (u.y < -.30 + .12 * sin(u.x * 3.4 + 2.)) c = mix(hex(0x1f6a5c), hex(0x8fb04a), layers3(u * 4. + 4.));
  if (u.x < -.25 + .2 * layers3(u * 4.) && u.y < -.35) c = hex(0xefe6d2);
  return abs(u.x) > .99 || abs(u.y) > .985 ? hex(0xe9dfca) : c;
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  vec3 from = vec3(-.62, 1.50, 3.75);
  mat3 camera = lookAt(from, vec3(-.12, 1.27, -1.));
  vec3 way = normalize(camera * vec3(p, 1.95));
  vec2 hit = walk(from, way, .6, 14.);
  vec3 q = from + way * hit.x, n = findNormal(q), axis = vec3(0, 1, 0);
  float m = hit.y;
  id = m; detail = .8;
  vec3 base = hex(0xb9a58c);
  float gloss = .05;
  if (m < 1.5) {
    float board = floor(q.x * 3.4), along = q.z * .8 + hash1(board) * 5.;
    base = mix(hex(0x7d5238), hex(0xc08a55), hash2(vec2(board, floor(along * .6)))) * (.78 + .4 * noise(vec2(q.x * 26., q.z * 1.6)));
    base *= smoothstep(.0, .035, abs(fract(q.x * 3.4) - .5) * -1. + .5 + .0) * .35 + .65;
    float spatter = layers3(q.xz * 7. + 3.);
    base = mix(base, hex(0x3f62b0), .55 * smoothstep(.66, .70, spatter) * step(length(q.xz - vec2(.2, -.7)), 1.5));
    base = mix(base, hex(0xe8e0cf), .5 * smoothstep(.66, .70, layers3(q.xz * 8. + 21.)) * step(length(q.xz - vec2(.0, -.5)), 1.4));
    axis = vec3(0, 0, 1); gloss = .25; detail = .45;
  } else if (m < 2.5) { base = mix(hex(0xcbb897), hex(0xe6d6b4), layers3(vec2(q.z * 1.2, q.y * 2.))); axis = vec3(sign(q.x), -PITCH, 0); detail = .2; }
  else if (m < 3.5) { base = mix(hex(0xb9a486), hex(0xd6c29c), layers3(q.zy)); detail = .25; axis = vec3(0, 1, .3); }
  else if (m < 4.5) {
    base = mix(hex(0x8f9a94), hex(0xb4b59e), layers3(q.xy * 1.3)) * (.92 + .14 * noise(vec2(q.x * 14., 1.)));
    detail = .3; axis = vec3(.25, 1, 0);
    // A round window in the gable, drawings pinned beneath it.
    float w = length(q.xy - vec2(-.18, 2.28));
    if (w < .34) { base = vec3(0.); }
    for (int k = 0; k < 7; k++) {
      float f = float(k);
      vec2 s = q.xy - vec2(-1.75 + .46 * f + .07 * sin(f * 5.), 1.33 + .20 * sin(f * 2.3 + .4) - .28 * step(5.5, f));
      s = turn(.10 * sin(f * 3.7)) * s;
      vec2 half_ = vec2(.15 + .04 * sin(f * 1.9), .19 + .05 * cos(f * 2.9));
      if (abs(s.x) < half_.x && abs(s.y) < half_.y) {
        vec3 ink = k == 1 ? hex(0xc8402a) : k == 4 ? hex(0x2f6fa0) : k == 5 ? hex(0xd99a2f) : hex(0x3a3440);
        float mark = smoothstep(.50, .56, layers3(s * vec2(6., 7.) + f * 5.)) * step(abs(s.x), half_.x - .03) * step(abs(s.y), half_.y - .03);
        base = mix(hex(0xefe4cc), ink, mark * .85); id = 30. + f; detail = .75;
      }
    }
  } else if (m < 5.5) { base = mix(hex(0x5c3b2a), hex(0x94663f), noise(vec2(q.z * 9. + q.x, q.y * 22.))); axis = vec3(sign(q.x), -PITCH, 0); detail = .6; }
  else if (m < 6.5) { base = paintedAt(q); axis = vec3(1, .2, 0); detail = .9; if (dot(n, way) > -.05) base = hex(0xcfc2a6); }
  else if (m < 7.5) { base = mix(hex(0x80502f), hex(0xc38a4f), noise(vec2(q.x * 30., q.y * 4.))); axis = vec3(0, 1, .1); }
  else if (m < 10.5) { base = mix(hex(0x1f3f7a), hex(0x2f5fa8), layers3(q.xy * 5.)); axis = vec3(.1, 1, -.3); }
  else if (m < 11.5) { base = mix(hex(0xe6dccb), hex(0xf7efe0), layers3(q.xy * 6.)); vec3 l = q - vec3(-.58, 0., .12); l.xz = turn(.22) * l.xz; float strap = min(abs(l.x - .11 + .35 * (l.y - 1.)), abs(l.x + .11 - .35 * (l.y - 1.))); if (l.z > -.1 && l.y > .78 && strap < .024 && abs(l.x) < .2) base = hex(0x24407e); axis = vec3(.2, 1, 0); }
  else if (m < 12.5) { base = hex(0xc98a68); axis = vec3(.2, 1, 0); }
  else if (m < 13.5) { base = mix(hex(0x3a1d18), hex(0x7d4026), noise(vec2(atan(q.x + .56, q.z) * 9., q.y * 9.))); gloss = .4; axis = vec3(1, .8, .2); }
  else if (m < 14.5) base = hex(0xd8b070);
  else if (m < 15.5) { base = mix(hex(0xc2702e), hex(0xf0b060), smoothstep(.35, .6, noise(vec2(q.x * 16. + 9. * q.z, 3.)))); axis = vec3(1, .3, .3); detail = .9; }
  else if (m < 20.5) {
    float f = m - 16.;
    base = f < .5 ? hex(0xd9c9a6) : f < 1.5 ? mix(hex(0xc8402a), hex(0xefa45a), smoothstep(.4, .6, layers3(q.zy * 3.))) : f < 2.5 ? hex(0xdacbab) : mix(hex(0x1f6f78), hex(0xe9d8a8), smoothstep(.42, .55, layers3(q.zy * 2.4 + 3.)));
    axis = vec3(0, 1, .2);
  }
  else if (m < 21.5) base = hex(0x3463a6);
  else if (m < 22.5) base = hex(0xd0452c);
  else if (m < 23.5) base = hex(0xe8d9b4);
  else if (m < 24.5) base = hex(0xb8823f);
  else if (m < 25.5) base = hex(0xc46a3f);
  else { base = mix(hex(0x2a6a38), hex(0x86b048), layers3(q.xy * 9.)); axis = vec3(1, .3, .4); }
  float sun = throughRoof(q);
  float facing = max(0., dot(n, SUN));
  if (sun > 0. && facing > 0. && m != 2. && m != 5.) sun *= castShadow(q + n * .02, SUN, 22., 2.6); else if (m == 2. || m == 5.) sun = 0.;
  float open = findOpenness(q, n);
  // Light thrown back by the floor where the sun lies, and the sky by the window.
  vec3 pool = vec3(-.95, .05, .15);
  vec3 to = pool - q; float far = length(to);
  float bounce = max(0., dot(n, to / far) * .7 + .3) / (1. + far * far * .75);
  vec3 skyTo = vec3(1.1, 2.2, -.4) - q; float skyFar = length(skyTo);
  float sky = max(0., dot(n, skyTo / skyFar)) / (.6 + skyFar * skyFar * .35);
  col = base * (hex(0xffe0a4) * 5.2 * sun * facing);
  col += base * open * (hex(0xffbf7c) * 2.3 * bounce + hex(0xb4ccf0) * 1.5 * sky + hex(0x6d6aa2) * .50 * (.6 + .4 * n.y));
  vec3 half_ = normalize(SUN - way);
  col += gloss * hex(0xffe6bd) * sun * pow(max(0., dot(n, half_)), 18.) * 1.5;
  // The round window, and the skylight itself.
  if (m > 3.5 && m < 4.5) {
    vec2 w = q.xy - vec2(-.18, 2.28);
    float r = length(w);
    if (r < .34) { col = mix(hex(0xbfe0ea), hex(0xfff1cc), sat(.5 - w.y * 1.4)) * 1.15; id = 40.; if (min(abs(w.x), abs(w.y)) < .018 || r > .305) { col = hex(0x6e543c) * .7; id = 41.; } }
  }
  if (m > 1.5 && m < 2.5 && q.x > 0.) {
    vec2 w = vec2(q.x - 1.12, q.z + .42);
    if (abs(w.x) < .54 && abs(w.y) < 1.03) {
      bool bar = abs(w.x) > .49 || abs(w.y) > .97 || abs(w.x) < .025 || abs(abs(w.y) - .32) < .03;
      col = bar ? hex(0xd8c39a) * .55 : mix(hex(0xcfe7f0), hex(0xfff6dc), .5) * 1.8; id = bar ? 42. : 43.; detail = .6;
    }
  }
  // Dust in the shaft.
  float dust = 0.;
  for (int k = 0; k < 28; k++) {
    float t = (float(k) + .5) / 28. * min(hit.x, 8.);
    vec3 a = from + way * t;
    if (a.y < RIDGE - PITCH * abs(a.x)) dust += throughRoof(a) * (.6 + .8 * layers3(a.xy * 1.7 + a.z)) / 28.;
  }
  col += hex(0xffdba0) * dust * .85;
  flow = brushAlong(axis, n, camera); depth = hit.x;
  col = film(col * 1.30);
}
