// Six vessels on a ledge in the first light, close together like people waiting; chalk, rose, ochre and one blue.
#include "../engine/solids.glsl"

const vec3 LIGHT = normalize(vec3(-.80, .44, .46));

float shell(vec3 p, float r, float top, float thick) {
  float outer = max((length(p.xz) - r) * .66, max(-p.y, p.y - top));
  return max(outer, -max((length(p.xz) - r + thick) * .66, thick * 1.6 - p.y)) - .006;
}

float bottle(vec3 p) {
  float y = p.y, r = .215 + .025 * sin(y * 4.) - .145 * smoothstep(.78, 1.08, y) + .020 * smoothstep(1.50, 1.56, y) ;
  return shell(p, r, 1.60, .03);
}
float jar(vec3 p) { float y = p.y; return shell(p, .25 + .17 * sin(clamp(y * 2.9 + .2, 0., 3.14)) - .03 * smoothstep(.7, .9, y) + .05 * smoothstep(.92, 1.0, y), 1.0, .04); }
float bowl(vec3 p) { float y = p.y; return shell(p, .15 + .30 * sqrt(sat(y * 2.1)) - .10 * smoothstep(.08, .0, y), .40, .035); }
float cup(vec3 p) { float y = p.y; return shell(p, .185 + .045 * smoothstep(.0, .45, y), .42, .03); }
float tall(vec3 p) { float y = p.y; return shell(p, .15 + .055 * sin(y * 2.2 + .4) + .03 * smoothstep(1.02, 1.2, y), 1.22, .03); }
float jug(vec3 p) {
  float y = p.y;
  vec3 lip = p;
  lip.x += .11 * smoothstep(.58, .86, y) * smoothstep(.1, -.3, p.x);
  float d = shell(lip, .22 + .10 * sin(clamp(y * 3.4 + .1, 0., 3.1)) - .05 * smoothstep(.55, .75, y) + .03 * smoothstep(.75, .9, y), .86, .03);
  vec3 q = p - vec3(.30, .50, 0.);
  float grip = length(vec2(length(q.xy * vec2(1.05, .80)) - .20, q.z)) - .036;
  return blendMin(d, max(grip, -q.x - .06), .05);
}

vec2 map(vec3 p) {
  float edge = p.z - 1.02;
  vec2 d = vec2(max(p.y, edge), 1.);
  d = nearer(d, vec2(p.z + 1.5, 2.));
  d = nearer(d, vec2(bottle(p - vec3(-.62, 0., -.30)), 10.));
  d = nearer(d, vec2(jar(p - vec3(.12, 0., -.62)), 11.));
  d = nearer(d, vec2(bowl(p - vec3(-.16, 0., .44)), 12.));
  d = nearer(d, vec2(cup(p - vec3(-1.06, 0., .26)), 13.));
  d = nearer(d, vec2(tall(p - vec3(1.42, 0., -.34)), 14.));
  d = nearer(d, vec2(jug(p - vec3(.84, 0., .14)), 15.));
  d = nearer(d, vec2(length((p - vec3(1.46, .105, .50)) * vec3(1., 1.15, 1.)) - .12, 16.));
  d = nearer(d, vec2(length((p - vec3(1.74, .095, .34)) * vec3(1., 1.12, 1.)) - .11, 17.));
  return d;
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  vec3 from = vec3(.1, 1.42, 6.6);
  mat3 camera = lookAt(from, vec3(.28, .60, 0.));
  vec3 way = normalize(camera * vec3(p, 4.3));
  vec2 hit = walk(from, way, 3.5, 12.);
  vec3 q = from + way * hit.x, n = findNormal(q), axis = vec3(0, 1, 0), base;
  float m = hit.y, shine = .15;
  id = m; detail = .85;
  if (m < 1.5) { base = mix(hex(0xcdb79c), hex(0xe3d2b8), layers3(q.xz * vec2(1.5, 6.))); axis = n.y > .5 ? vec3(1, 0, .12) : vec3(1, 0, 0); shine = .05; detail = .35; id = n.y > .5 ? 1. : 3.; if (n.y < .5) base = hex(0x8f7f86); }
  else if (m < 2.5) {
    float down = smoothstep(-1.8, 1.9, q.x + .5 * q.y);
    base = mix(hex(0xb9c4c0), hex(0x8fa3ae), down) * (.9 + .2 * layers3(q.xy * 1.3)); axis = normalize(vec3(1., .7 + .8 * sin(q.x * .9), 0)); shine = 0.; detail = .1;
  }
  else if (m < 10.5) base = hex(0xe9e1d2);
  else if (m < 11.5) { float y = q.y + .02 * sin(q.x * 9.); base = mix(hex(0x2d5288), hex(0x3f78ad), layers3(q.xy * 4.)); base = mix(base, hex(0xe7dcc4), smoothstep(.66, .72, y)); shine = .8; }
  else if (m < 12.5) { base = mix(hex(0xd9937a), hex(0xc2705a), layers3(q.xz * 4.)); shine = .3; }
  else if (m < 13.5) { base = mix(hex(0xd3a246), hex(0xbb8533), layers3(q.xy * 5.)); shine = .3; }
  else if (m < 14.5) { base = mix(hex(0x5f7f74), hex(0x86a292), layers3(vec2(q.x * 3., q.y * 6.))); shine = .5; }
  else if (m < 15.5) { base = hex(0xefe4d2); base = mix(base, hex(0xb8472f), smoothstep(.02, .0, abs(q.y - .14) - .03)); shine = .5; }
  else { base = m < 16.5 ? mix(hex(0xb3323a), hex(0xd9683c), layers3(q.xy * 6.)) : hex(0xd98a3a); axis = vec3(.4, 1, 0); shine = .4; }
  base *= .93 + .14 * noise(q * 9.);
  // The window throws one slanting patch on the wall.
  vec2 w = vec2(q.x * .92 + q.y * .36 + .45, q.y - .10 * q.x);
  float pane = m > 1.5 && m < 2.5 ? smoothstep(.0, .10, w.x + 1.1) * smoothstep(.0, .10, 1.0 - w.x) * smoothstep(.02, .10, abs(w.x + .05) ) * smoothstep(1.0, 1.1, w.y + .5) : 1.;
  float sun = max(0., dot(n, LIGHT)) * castShadow(q + n * .012, LIGHT, 9., 4.) * (m > 1.5 && m < 2.5 ? .30 + .85 * pane : 1.);
  float open = findOpenness(q, n);
  vec3 sky = mix(hex(0x8c7a86), hex(0xa9bcd6), .5 + .5 * n.y) * .52 * open;
  vec3 bounce = hex(0xe0b184) * .20 * max(0., .35 - n.y) * open * exp(-q.y * 1.6);
  vec3 halfway = normalize(LIGHT - way);
  col = base * (hex(0xffdfae) * 2.15 * sun + sky + bounce) + hex(0xfff3dc) * shine * pow(max(0., dot(n, halfway)), 46.) * sun * 1.3;
  float rim = pow(1. - max(0., dot(n, -way)), 3.);
  col += hex(0xb9cfe8) * rim * shine * .25 * open;
  flow = m > 9.5 && m < 15.5 ? (n.y > .75 ? vec2(1., 0.) : brushAlong(vec3(n.z, .35, -n.x), n, camera)) : brushAlong(axis, n, camera);
  depth = hit.x;
  col = film(col * .92);
}
