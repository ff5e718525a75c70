"""The scene in Blender: body, hair, cloth, camera and lamps, and its rendering to linear light with the hair's coverage."""

import os

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import bpy
import cv2
import numpy as np
from mathutils import Matrix, Vector



CARD = 0.5  # reflectance of the grey card


def add_mesh(name, vertices, faces, edges=()):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], list(edges), [tuple(f) for f in faces])
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def remove(thing):
    for modifier in thing.modifiers:
        if modifier.type == "NODES":
            bpy.data.node_groups.remove(modifier.node_group)
    bpy.data.batch_remove([thing.data])


def set_attribute(thing, name, values):
    layer = thing.data.attributes.get(name) or thing.data.attributes.new(name, "FLOAT", "POINT")
    layer.data.foreach_set("value", np.ascontiguousarray(values, np.float32))


class Nodes:
    """A node tree under construction: add(kind, inputs by name: value or socket)."""

    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def add(self, kind, settings=(), **inputs):
        node = self.tree.nodes.new(kind)
        for key, value in dict(settings).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            socket = node.inputs[int(key[1:])] if key[0] == "_" else node.inputs[key.replace("_", " ")]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node


def new_material(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, Nodes(material.node_tree)


def rgba(bgr_linear):
    return (*[float(c) for c in bgr_linear[::-1]], 1.0)


class Stage:
    def __init__(self, scratch):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self.scratch = scratch
        self.scene = bpy.context.scene
        self._settings()
        self._materials()
        self.things, self.lamps, self.pictures = [], [], 0
        self.camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
        self.scene.collection.objects.link(self.camera)
        self.scene.camera = self.camera

    def _settings(self):
        scene = self.scene
        scene.render.engine = "CYCLES"
        scene.cycles.use_adaptive_sampling = False
        scene.cycles.use_denoising = False
        scene.cycles.diffuse_bounces = 2
        scene.cycles.glossy_bounces = 3
        scene.cycles.transmission_bounces = 12
        scene.cycles.transparent_max_bounces = 8
        scene.cycles.sample_clamp_indirect = 4
        scene.cycles_curves.shape = "RIBBONS"
        scene.cycles_curves.subdivisions = 1
        scene.render.film_transparent = True
        scene.render.threads_mode, scene.render.threads = "FIXED", 1
        scene.render.use_persistent_data = True
        for name, kind in (("hair", "VALUE"), ("flow", "COLOR")):
            plane = scene.view_layers[0].aovs.add()
            plane.name, plane.type = name, kind
        world = scene.world = bpy.data.worlds.new("world")
        world.use_nodes = True
        scene.use_nodes = True
        compositor = Nodes(scene.node_tree)
        layers = compositor.add("CompositorNodeRLayers")
        output = compositor.add("CompositorNodeOutputFile", {"base_path": str(self.scratch)})
        output.format.file_format = "OPEN_EXR"
        output.format.color_depth = "32"
        output.format.color_mode = "RGBA"
        output.file_slots.clear()
        for name, socket in (("image", "Image"), ("hair", "hair"), ("flow", "flow")):
            output.file_slots.new(name)
            scene.node_tree.links.new(layers.outputs[socket], output.inputs[name])

    def set_quality(self, side, samples, bounces):
        self.scene.render.resolution_x = self.scene.render.resolution_y = side
        self.scene.cycles.samples = samples
        self.scene.cycles.max_bounces = bounces

    def _materials(self):
        self.hair_material, n = new_material("hair")
        info = n.add("ShaderNodeHairInfo")
        self.ramp = n.add("ShaderNodeMapRange", {"interpolation_type": "SMOOTHSTEP"}, _0=info.outputs["Intercept"])
        self.shade = n.add("ShaderNodeMixRGB", _0=self.ramp.outputs[0])
        # One random number per strand makes it lighter or darker; another decides if it is white.
        self.spread = n.add("ShaderNodeMapRange", _0=info.outputs["Random"])
        varied = n.add("ShaderNodeVectorMath", {"operation": "SCALE"}, _0=self.shade.outputs[0], _3=self.spread.outputs[0])
        many = n.add("ShaderNodeMath", {"operation": "MULTIPLY"}, _0=info.outputs["Random"], _1=97.3)
        jumbled = n.add("ShaderNodeMath", {"operation": "FRACT"}, _0=many.outputs[0])
        self.white = n.add("ShaderNodeMath", {"operation": "LESS_THAN"}, _0=jumbled.outputs[0])
        self.whitened = n.add("ShaderNodeMixRGB", _0=self.white.outputs[0], _1=varied.outputs[0])
        self.hair = n.add("ShaderNodeBsdfHairPrincipled", {"parametrization": "COLOR"}, Color=self.whitened.outputs[0])
        n.add("ShaderNodeOutputMaterial", Surface=self.hair.outputs[0])
        n.add("ShaderNodeOutputAOV", {"name": "hair"}, Value=1.0)
        n.add("ShaderNodeOutputAOV", {"name": "flow"}, Color=n.add("ShaderNodeNewGeometry").outputs["Tangent"])

        self.body_material, n = new_material("body")
        noise = n.add("ShaderNodeTexNoise", Scale=3.0, Detail=6.0)
        blotch = n.add("ShaderNodeMapRange", _0=noise.outputs[0], _3=0.92, _4=1.08)
        self.skin = n.add("ShaderNodeVectorMath", {"operation": "SCALE"}, _3=blotch.outputs[0])
        paint = n.add("ShaderNodeAttribute", {"attribute_name": "paint"}).outputs["Fac"]
        self.scalp = n.add("ShaderNodeMixRGB", _0=paint, _1=self.skin.outputs[0])
        self.skin_bsdf = n.add("ShaderNodeBsdfPrincipled", Base_Color=self.scalp.outputs[0], Roughness=0.5)
        inside = n.add("ShaderNodeAttribute", {"attribute_name": "dress"}).outputs["Fac"]
        dressed = n.add("ShaderNodeMath", {"operation": "GREATER_THAN"}, _0=inside, _1=0.0)
        self.dress_image, cloth = self._cloth(n)
        both = n.add("ShaderNodeMixShader", _0=dressed.outputs[0], _1=self.skin_bsdf.outputs[0], _2=cloth)
        n.add("ShaderNodeOutputMaterial", Surface=both.outputs[0])
        seen = n.add("ShaderNodeMapRange", {"interpolation_type": "SMOOTHSTEP"}, _0=paint, _1=0.3, _2=0.5)
        n.add("ShaderNodeOutputAOV", {"name": "hair"}, Value=seen.outputs[0])

        self.drape_material, n = new_material("drape")
        self.drape_image, cloth = self._cloth(n)
        n.add("ShaderNodeOutputMaterial", Surface=cloth)

        self.eye_material, n = new_material("eye")
        eye = n.add("ShaderNodeBsdfPrincipled", Base_Color=(0.12, 0.08, 0.06, 1), Roughness=0.1)
        n.add("ShaderNodeOutputMaterial", Surface=eye.outputs[0])

        self.card_material, n = new_material("card")
        n.add("ShaderNodeOutputMaterial", Surface=n.add("ShaderNodeBsdfDiffuse", Color=(CARD, CARD, CARD, 1)).outputs[0])

    def _cloth(self, n):
        place = n.add("ShaderNodeTexCoord")
        scaled = n.add("ShaderNodeVectorMath", {"operation": "SCALE"}, _0=place.outputs["Object"], _3=0.28)
        image = n.add("ShaderNodeTexImage", {"projection": "BOX", "projection_blend": 0.2}, Vector=scaled.outputs[0])
        folds = n.add("ShaderNodeTexNoise", Vector=place.outputs["Object"], Scale=1.2, Detail=2.0)
        bump = n.add("ShaderNodeBump", Height=folds.outputs[0], Strength=0.6, Distance=0.5)
        cloth = n.add("ShaderNodeBsdfPrincipled", Base_Color=image.outputs[0], Normal=bump.outputs[0], Roughness=0.85)
        cloth.inputs["Specular"].default_value = 0.15
        return image, cloth.outputs[0]

    def set_people(self, body, haircut, meshes):
        """A new body, its hair, and `meshes` of cloth."""
        for thing in self.things:
            remove(thing)
        self.things = []
        figure = add_mesh("body", body.vertices, body.faces)
        for material in (self.body_material, self.eye_material):
            figure.data.materials.append(material)
        figure.data.polygons.foreach_set("material_index", body.eyes.astype(np.int32))
        set_attribute(figure, "paint", np.clip(haircut.paint(body.vertices), 0, 1))
        figure.modifiers.new("smooth", "SUBSURF").render_levels = 1
        self.figure = figure
        self.things.append(figure)
        for vertices, faces in meshes:
            cloth = add_mesh("cloth", vertices, faces)
            cloth.data.materials.append(self.drape_material)
            self.things.append(cloth)
        if haircut.strands:
            self.things += self._strands(haircut.strands)

    def _strands(self, bundles):
        vertices, edges, radius, first = [], [], [], 0
        for points, thick in bundles:
            n, steps, _ = points.shape
            vertices.append(points.reshape(-1, 3))
            number = first + np.arange(n * steps).reshape(n, steps)
            edges.append(np.stack([number[:, :-1], number[:, 1:]], -1).reshape(-1, 2))
            radius.append(np.tile(thick * np.interp(np.linspace(0, 1, steps), (0, 0.7, 1), (1, 1, 0.4)), n))
            first += n * steps
        vertices, edges, radius = np.concatenate(vertices), np.concatenate(edges), np.concatenate(radius)
        mesh = bpy.data.meshes.new("hair")
        mesh.vertices.add(len(vertices))
        mesh.vertices.foreach_set("co", vertices.astype(np.float32).ravel())
        mesh.edges.add(len(edges))
        mesh.edges.foreach_set("vertices", edges.astype(np.int32).ravel())
        mesh.update()
        lines = bpy.data.objects.new("lines", mesh)
        set_attribute(lines, "thick", radius)
        # Only an object of type "curves" is rendered as strands; it takes over these lines.
        hair = bpy.data.objects.new("hair", bpy.data.hair_curves.new("hair"))
        self.scene.collection.objects.link(hair)
        hair.data.materials.append(self.hair_material)
        hair.modifiers.new("strands", "NODES").node_group = self._strand_tree(lines)
        return hair, lines

    def _strand_tree(self, lines):
        tree = bpy.data.node_groups.new("strands", "GeometryNodeTree")
        tree.inputs.new("NodeSocketGeometry", "Geometry")
        tree.outputs.new("NodeSocketGeometry", "Geometry")
        n = Nodes(tree)
        n.add("NodeGroupInput")
        source = n.add("GeometryNodeObjectInfo", Object=lines)
        curves = n.add("GeometryNodeMeshToCurve", Mesh=source.outputs["Geometry"])
        thick = n.add("GeometryNodeInputNamedAttribute", Name="thick")
        sized = n.add("GeometryNodeSetCurveRadius", Curve=curves.outputs[0], Radius=thick.outputs[0])
        painted = n.add("GeometryNodeSetMaterial", Geometry=sized.outputs[0], Material=self.hair_material)
        n.add("NodeGroupOutput", _0=painted.outputs[0])
        return tree

    def set_hair(self, root, tip, start, spread, white, roughness, scalp):
        """Colours in linear BGR: roots and tips, start of the change, variation between strands, share of white strands."""
        self.shade.inputs[1].default_value, self.shade.inputs[2].default_value = rgba(root), rgba(tip)
        self.ramp.inputs[1].default_value, self.ramp.inputs[2].default_value = start, min(1.0, start + 0.35)
        self.spread.inputs[3].default_value, self.spread.inputs[4].default_value = 1 - spread, 1 + spread
        self.white.inputs[1].default_value = white
        self.whitened.inputs[2].default_value = (0.72, 0.7, 0.64, 1)
        self.hair.inputs["Roughness"].default_value = roughness
        self.hair.inputs["Radial Roughness"].default_value = 0.3
        self.hair.inputs["Random Roughness"].default_value = 0.2
        self.scalp.inputs[2].default_value = rgba(scalp)

    def set_skin(self, colour, roughness):
        self.skin.inputs[0].default_value = [float(c) for c in colour[::-1]]
        self.skin_bsdf.inputs["Roughness"].default_value = roughness

    def set_cloth(self, dress, drape, neckline):
        """Pictures (BGR 0..255) of dress and drape; the dress covers what lies below `neckline`(points) > 0."""
        for node, picture, name in ((self.dress_image, dress, "dress"), (self.drape_image, drape, "drape")):
            # A new file each time: the renderer caches pictures by name.
            old, path = (self.scratch / f"{name}-{self.pictures + i}.png" for i in (0, 1))
            cv2.imwrite(str(path), np.clip(picture, 0, 255).astype(np.uint8))
            node.image = bpy.data.images.load(str(path))
            old.unlink(missing_ok=True)
        self.pictures += 1
        points = np.array([v.co for v in self.figure.data.vertices])
        set_attribute(self.figure, "dress", neckline(points))
        self.figure.data.update()

    def set_camera(self, target, azimuth, elevation, distance, height, roll):
        """Points the camera at `target` from `azimuth` (0 from behind, degrees); the picture is `height` decimetres high there."""
        a, e = np.radians(azimuth), np.radians(elevation)
        way = Vector((np.sin(a) * np.cos(e), np.cos(a) * np.cos(e), np.sin(e)))
        turn = (-way).to_track_quat("-Z", "Y").to_matrix().to_4x4() @ Matrix.Rotation(np.radians(roll), 4, "Z")
        self.camera.matrix_world = Matrix.Translation(Vector(target) + way * distance) @ turn
        self.camera.data.lens = 36 * distance / height

    def set_light(self, lamps, sky, strength):
        """Lamps (position, watts, size, linear BGR) aimed at the head; a sky of one colour."""
        for lamp in self.lamps:
            data = lamp.data
            bpy.data.objects.remove(lamp)
            bpy.data.lights.remove(data)
        self.lamps = []
        for place, watts, size, colour in lamps:
            data = bpy.data.lights.new("lamp", "AREA")
            data.energy, data.size, data.color = watts, size, colour[::-1]
            lamp = bpy.data.objects.new("lamp", data)
            lamp.location = place
            lamp.rotation_euler = (Vector((0, -0.4, 7.5)) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
            self.scene.collection.objects.link(lamp)
            self.lamps.append(lamp)
        background = self.scene.world.node_tree.nodes["Background"]
        background.inputs[0].default_value = rgba(sky)
        background.inputs[1].default_value = strength

    def grey_card(self, place, seed):
        """Linear light of a perfectly white card at `place`, facing the camera."""
        turn = self.camera.matrix_world.to_3x3()
        corners = [Vector(place) + turn @ Vector((x, y, 0)) for x, y in ((-3, -3), (3, -3), (3, 3), (-3, 3))]
        card = add_mesh("card", corners, [(0, 1, 2, 3)])
        card.data.materials.append(self.card_material)
        for thing in self.things:
            thing.hide_render = True
        middle = self.render(seed)[0]
        for thing in self.things:
            thing.hide_render = False
        remove(card)
        side = len(middle) // 4
        return middle[side:-side, side:-side].mean((0, 1)) / CARD

    def render(self, seed):
        """Linear premultiplied BGR, alpha, hair's coverage, and the strands' direction (x, y) in the picture, each as large as `set_quality` says."""
        self.scene.cycles.seed = seed
        bpy.ops.render.render()
        files = (self.scratch / f"{name}0001.exr" for name in ("image", "hair", "flow"))
        image, hair, flow = (cv2.imread(str(file), cv2.IMREAD_UNCHANGED) for file in files)
        axes = np.array(self.camera.matrix_world.to_3x3().transposed())
        along = flow[..., 2::-1] @ axes.T
        coverage = hair[..., 0] if hair.ndim == 3 else hair
        return image[..., :3], np.clip(image[..., 3], 0, 1), np.clip(coverage, 0, 1), along[..., :2] * (1, -1)
